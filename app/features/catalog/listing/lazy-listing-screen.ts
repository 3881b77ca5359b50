import { createElement, lazy, useState, type ComponentProps, type ComponentType } from 'react';

import type { ListingScreen } from './listing-screen.tsx';

type Screen = ComponentType<Parameters<typeof ListingScreen>[0]>;

let loaded: Screen | null = null;

/** Loads the screen; awaited by a loader, the server then renders it at once, also for browsers without JavaScript. */
export async function loadListingScreen(): Promise<Screen> {
  const { ListingScreen: screen } = await import('./listing-screen.tsx');
  loaded = screen;
  return screen;
}

const Lazy = lazy(async () => ({ default: await loadListingScreen() }));

/**
 * The screen of a list where most visitors need none of it: its code comes only with a list. It is one screen while it
 * stands.
 */
export function LazyListingScreen(props: ComponentProps<Screen>) {
  const [Listing] = useState(() => loaded ?? Lazy);
  return createElement(Listing, props);
}
