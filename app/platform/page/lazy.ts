import { createElement, lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

/** A part of a page whose code is loaded on demand. */
export interface Lazy<Part> {
  readonly load: () => Promise<Part>;
  /** The part if its code has loaded already. */
  readonly known: () => Part | null;
}

/** @param load called again after a failure */
export function lazyModule<Part>(load: () => Promise<Part>): Lazy<Part> {
  let known: Part | null = null;
  return { load: async () => (known ??= await load()), known: () => known };
}

/**
 * Loads a part while its user is mounted. Code that fails to load, because of the network or a new deployment, affects
 * only its own place instead of the whole page, as it would with `lazy`.
 * @returns the part; null with `retry` after a failure
 */
export function useLazy<Part>({ load, known }: Lazy<Part>) {
  const [part, setPart] = useState(known);
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    if (part !== null || isLost) return;
    load().then(
      (loaded) => setPart(() => loaded),
      () => setIsLost(true),
    );
  }, [part, isLost, load]);
  return { part, retry: isLost ? () => setIsLost(false) : null };
}

/** A server-rendered component whose code is loaded with the pages that show it. */
interface RenderedLazy<Props> {
  /** Awaited by a loader, so that the server renders the component at once, also for browsers without JavaScript. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly Component: ComponentType<Props>;
}

/**
 * For server-rendered content: the browser keeps its HTML until the code has loaded, which `useLazy` cannot do. The
 * component's identity is stable while it is mounted, so input is kept.
 */
export function lazyRendered<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): RenderedLazy<Props> {
  const part = lazyModule(load);
  const Later = lazy(async () => ({ default: await part.load() }));
  function Component(props: Props) {
    const [Shown] = useState<ComponentType<Props> | typeof Later>(() => part.known() ?? Later);
    return createElement(Shown as ComponentType<Props>, props);
  }
  return { load: part.load, Component };
}

/** Parts whose code the server is still loading. */
const loading = new Set<Promise<unknown>>();

function awaitedBeforeRender(load: Promise<unknown>): void {
  const loaded: Promise<unknown> = load.catch(console.error).finally(() => loading.delete(loaded));
  loading.add(loaded);
}

/** Awaited before a page is rendered: a part that comes later is streamed below the page and moves it. */
export async function partsLoaded(): Promise<void> {
  // A part may load others.
  while (loading.size > 0) await Promise.all(loading);
}

/**
 * A server-rendered part that few visits need: its code is no part of a first load, and no loader has to know of it.
 * The browser keeps its HTML until the code has loaded, and leaves it out if that fails.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = lazyModule(load);
  if (import.meta.env.SSR) awaitedBeforeRender(part.load());
  const Later = lazy(async () => ({ default: await part.load().catch(() => () => null) }));
  return function LazyPart(props: Props) {
    const [Shown] = useState<ComponentType<Props> | typeof Later>(() => part.known() ?? Later);
    return createElement(Suspense, null, createElement(Shown as ComponentType<Props>, props));
  };
}
