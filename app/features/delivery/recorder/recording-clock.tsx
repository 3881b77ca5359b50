import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { css } from '#styled/css/index.js';

import { clockTime } from '../upload/file/sizes.ts';

const dot = css({
  display: 'inline-block',
  width: '10px',
  height: '10px',
  marginRight: '8px',
  borderRadius: 'full',
  background: 'white',
  opacity: 0.5,
  '&[data-running]': { background: '#f43f5e', opacity: 1 },
});

/** The elapsed recording time, and its maximum. */
export function RecordingClock(props: { isRunning: boolean; longestMs: number }) {
  const { t } = useLingui();
  const { isRunning } = props;
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const began = performance.now();
    const ticking = setInterval(() => setElapsed(performance.now() - began), 250);
    return () => clearInterval(ticking);
  }, [isRunning]);
  return (
    <span role="timer" aria-label={t`Length`} className={css({ whiteSpace: 'nowrap' })}>
      <span className={dot} data-running={isRunning || undefined} />
      {clockTime(elapsed)} / {clockTime(props.longestMs)}
    </span>
  );
}
