import { useEffect, useRef, type ReactNode } from 'react';

/** A message that needs to be read now: announced, and scrolled into view if it is outside the window. */
export function InSight({ className, children }: { className: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} role="alert" className={className}>
      {children}
    </div>
  );
}
