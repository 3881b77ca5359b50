import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import type { QualityPromise } from '#domain/service/quality-promise.ts';

/** What is promised of a video, in words: "At least 30 seconds, with sound, name said". */
export function QualityWords({ quality }: { quality: QualityPromise }) {
  const { t } = useLingui();
  const { seconds, sound, nameSpoken } = quality;
  return [
    t`At least ${plural(seconds, { one: '# second', other: '# seconds' })}`,
    ...(sound ? [t`with sound`] : []),
    ...(nameSpoken ? [t`name said`] : []),
  ].join(', ');
}
