import { Trans } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';

import { css } from '#styled/css/index.js';

const row = css({ display: 'flex', gap: '6px', '& svg': { flex: 'none', marginTop: '3px' } });

/** The hint of a field: help, and who will read what is typed. */
export function WhoSees({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <>
      {children}
      <span className={row}>
        <Eye aria-hidden size={16} />
        <span>
          <Trans>Only {name} and our team see this.</Trans>
        </span>
      </span>
    </>
  );
}
