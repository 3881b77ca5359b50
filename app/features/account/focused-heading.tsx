import type { ReactNode } from 'react';

import { useFocusedHeading } from '#app/ui/use-focused-heading.ts';

import { title } from './auth.recipe.ts';

/** The heading of what took a form's place; it gets the focus, so that it is read out. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  return (
    <h1 {...useFocusedHeading()} className={title}>
      {children}
    </h1>
  );
}
