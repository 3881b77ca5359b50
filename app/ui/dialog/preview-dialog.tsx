import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { css } from '#styled/css/index.js';

import { iconButton } from '#app/ui/button.recipe.ts';
import { Dialog } from './dialog.tsx';

const bar = css({
  position: 'sticky',
  top: 0,
  zIndex: 12,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  paddingBlock: '8px',
  paddingInline: '20px',
  borderBottom: '1px solid token(colors.border)',
  background: 'surface',
  md: { paddingInline: '44px' },
});

/** The page keeps its own margins, wherever the dialog opens. */
const ownFrame = css({ '--page-inset': 'initial', '--page-top': 'initial' });

/** A page as visitors would see it, with the current input. */
export function PreviewDialog(props: { open: boolean; onClose: () => void; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Dialog open={props.open} onClose={props.onClose} label={t`Preview`} place="screen">
      <div className={bar}>
        <strong>
          <Trans>Preview</Trans>
        </strong>
        <button
          type="button"
          data-first-focus
          className={iconButton()}
          aria-label={t`Close preview`}
          onClick={props.onClose}
        >
          <X aria-hidden size={24} strokeWidth={1.75} />
        </button>
      </div>
      <div className={ownFrame}>{props.children}</div>
    </Dialog>
  );
}
