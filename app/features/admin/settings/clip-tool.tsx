import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';

import { notice } from '#app/ui/field/notice.recipe.ts';

import { clipToolQuery } from './clip-tool.queries.ts';
import { SettingsSection } from './settings-section.tsx';

/** Says that clips are not made smaller, where that is so. */
export function ClipTool() {
  const { data } = useSuspenseQuery(clipToolQuery);
  if (data.isInstalled) return null;
  return (
    <SettingsSection title={<Trans>Sample clips</Trans>}>
      <div className={notice({ tone: 'warn' })}>
        <CircleAlert aria-hidden />
        <p>
          <Trans>
            The program ffmpeg isn’t installed on this server, so clips are shown as they were
            uploaded: pages load more slowly, and some files don’t play everywhere. Once it’s
            installed and the site is restarted, all clips are converted.
          </Trans>
        </p>
      </div>
    </SettingsSection>
  );
}
