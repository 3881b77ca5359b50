import { useLingui } from '@lingui/react/macro';
import { Mic } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { silentBelow } from '#domain/video/recording.ts';

import { meter } from './recorder.recipe.ts';

const everyMs = 80;

/** The microphone level. Updated outside React, because it changes twelve times a second. */
export function LevelMeter({ level }: { level: () => number }) {
  const { t } = useLingui();
  const bar = useRef<HTMLMeterElement>(null);
  useEffect(() => {
    const listening = setInterval(() => {
      // Loudness is perceived logarithmically: without the root, speech would hardly move it.
      if (bar.current) bar.current.value = Math.sqrt(level());
    }, everyMs);
    return () => clearInterval(listening);
  }, [level]);
  return (
    <>
      <Mic size={18} aria-hidden />
      <meter
        ref={bar}
        className={meter}
        min={0}
        max={1}
        low={Math.sqrt(silentBelow)}
        optimum={0.7}
        aria-label={t`Sound level`}
      />
    </>
  );
}
