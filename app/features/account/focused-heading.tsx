import type { ReactNode } from 'react';

import { useFocusedHeading } from '#app/ui/use-focused-heading.ts';

import { title } from './auth.recipe.ts';

/** The heading of the content that replaced a form; it takes focus so that screen readers announce it. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  return (
    <h1 {...useFocusedHeading()} className={title}>
      {children}
    </h1>
  );
}
