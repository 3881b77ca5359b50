import { useCallback, useEffect, useRef, useState } from 'react';

/** How long controls stay over a playing video, in milliseconds. */
const idleMs = 2_500;

/** Whether no one touched the player for a while. @returns that, and what says that someone did */
export function useIdle(isPlaying: boolean): readonly [isIdle: boolean, wake: () => void] {
  const [isIdle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = useCallback(() => {
    setIdle(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIdle(true), idleMs);
  }, []);
  useEffect(() => {
    if (!isPlaying) return;
    timer.current = setTimeout(() => setIdle(true), idleMs);
    return () => {
      clearTimeout(timer.current);
      setIdle(false);
    };
  }, [isPlaying]);
  return [isPlaying && isIdle, wake];
}
