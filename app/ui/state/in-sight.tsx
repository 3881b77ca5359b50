import { useEffect, useRef, type ReactNode } from 'react';

/** What someone has to read now: announced, and brought into sight where it stands outside of the window. */
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
