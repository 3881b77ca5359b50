import { type RefObject, useEffect, useRef } from 'react';

/** Whether a part is still on the screen, for what goes on after it was left. */
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
