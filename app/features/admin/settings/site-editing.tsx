import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { SettingsSection } from './settings-section.tsx';
import { siteEditingQuery } from './site-editing.queries.ts';

/** The page and menu editors; if these are edited in WordPress, it says so instead. */
export function SiteEditing({ children }: { children: ReactNode }) {
  const { data: isWrittenHere = true } = useQuery(siteEditingQuery);
  if (isWrittenHere) return children;
  return (
    <SettingsSection title={<Trans>Pages and menus</Trans>}>
      <p>
        <Trans>
          The pages and menus of this site are edited in WordPress. Visitors see changes within an
          hour.
        </Trans>
      </p>
    </SettingsSection>
  );
}
