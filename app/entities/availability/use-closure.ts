import { useEffect, useState } from 'react';

import {
  closureAt,
  nextChange,
  type Closure,
  type Closures,
} from '#domain/availability/closure.ts';

/** Browsers cannot wait longer; then they look again. */
const longestMs = 2_147_000_000;

/**
 * Why a celebrity takes no requests at the moment; null if requests are taken. A page may have been cached, and stays
 * open for a while: when a holiday begins or ends, it says so by itself.
 */
export function useClosure(closures: Closures | null | undefined): Closure | null {
  // The first paint is that of the server, whatever the clock here says.
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (!closures) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const at = Date.now();
      setNow(at);
      const next = nextChange(closures, at);
      if (next !== null) timer = setTimeout(look, Math.min(next - at, longestMs));
    };
    look();
    return () => clearTimeout(timer);
  }, [closures]);
  return now === null ? (closures?.now ?? null) : closureAt(closures, now);
}
