import { createElement, lazy, useState, type ComponentProps, type ComponentType } from 'react';

import { lazyModule } from '#app/ui/lazy.ts';

import type { ListingFilters } from './listing-filters.tsx';

type Filters = ComponentType<Parameters<typeof ListingFilters>[0]>;

let loaded: Filters | null = null;

/**
 * Loads the form of the filters; awaited by a loader, the server then renders it at once, also for browsers without
 * JavaScript.
 */
export async function loadFilters(): Promise<Filters> {
  const { ListingFilters: filters } = await import('./listing-filters.tsx');
  loaded = filters;
  return filters;
}

/** The form of the filters for the drawer: few visitors open it, and all of them pay for what is loaded. */
export const lazyFilters = lazyModule(loadFilters);

const LazyFilters = lazy(async () => ({ default: await loadFilters() }));

/** The form at once where a loader has brought it along; one form for as long as it stands, with what was typed. */
export function ReadyFilters(props: ComponentProps<Filters>) {
  const [Form] = useState(() => loaded ?? LazyFilters);
  return createElement(Form, props);
}
