import { useEffect, useState } from 'react';

/** The time in milliseconds, updated every second. @param first what the server rendered with */
export function useNow(first: number): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
