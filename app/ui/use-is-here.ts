import { type RefObject, useEffect, useRef } from 'react';

/** Whether a component is still mounted, for work that continues after it was left. */
export function useIsHere(): Readonly<RefObject<boolean>> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
