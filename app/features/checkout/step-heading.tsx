import { useEffect, useRef, type ReactNode } from 'react';

import { css } from '#styled/css/index.js';

const heading = css({ textStyle: 'h1', marginBottom: '24px', outline: 'none' });

/** A step's heading. It takes focus, so that screen readers announce the change. */
export function StepHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={ref} tabIndex={-1} className={heading}>
      {children}
    </h1>
  );
}
