import { useEffect, useState } from 'react';

/** Counts down seconds to zero. @returns the seconds left, and a function to restart */
export function useCountdown(seconds: number): readonly [number, () => void] {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, () => setLeft(seconds)];
}
