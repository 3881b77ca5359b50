import { useEffect, useRef, type ReactNode } from 'react';

import { css } from '#styled/css/index.js';

const heading = css({ textStyle: 'h1', marginBottom: '24px', outline: 'none' });

/** The heading of a step. It takes the focus, so that someone who does not see the change is told of it. */
export function StepHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={ref} tabIndex={-1} className={heading}>
      {children}
    </h1>
  );
}
