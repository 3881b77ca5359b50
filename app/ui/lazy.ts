import { createElement, lazy, useEffect, useState, type ComponentType } from 'react';

/** A part of a page whose code comes when it is needed. */
export interface Lazy<Part> {
  readonly load: () => Promise<Part>;
  /** The part if its code is here already. */
  readonly known: () => Part | null;
}

/** @param load asked again where it did not come */
export function lazyModule<Part>(load: () => Promise<Part>): Lazy<Part> {
  let known: Part | null = null;
  return { load: async () => (known ??= await load()), known: () => known };
}

/**
 * Loads a part while what uses it is shown. Code that does not come, because the network is away or the site was
 * replaced, costs its own place and not the page, as it would with `lazy`.
 * @returns the part; null with `retry` once it is known not to come
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

/** A component that the server renders as well, whose code comes with the pages that show it. */
interface RenderedLazy<Props> {
  /** Awaited by a loader, so that the server renders the component at once, also for browsers without JavaScript. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly Component: ComponentType<Props>;
}

/**
 * For what the server renders: a browser leaves its HTML as it is until the code is there, which `useLazy` could not.
 * It is one component while it stands, with what was typed.
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
