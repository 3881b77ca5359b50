import type { ReactNode } from 'react';

import { title } from './auth.recipe.ts';

function focus(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}

/** The heading of what took a form's place; it gets the focus, so that it is read out. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} ref={focus} className={title}>
      {children}
    </h1>
  );
}
