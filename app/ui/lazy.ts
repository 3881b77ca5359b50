import { useEffect, useState } from 'react';

/** A part of a page whose code comes when it is needed. */
export interface Lazy<Part> {
  readonly bring: () => Promise<Part>;
  /** The part if its code is here already. */
  readonly known: () => Part | null;
}

/** @param load brings the code; asked again where it did not come */
export function lazyModule<Part>(load: () => Promise<Part>): Lazy<Part> {
  let known: Part | null = null;
  return { bring: async () => (known ??= await load()), known: () => known };
}

/**
 * Brings a part while what uses it is shown. Code that does not come, because the network is away or the site was
 * replaced, costs its own place and not the page, as it would with `lazy`.
 * @returns the part; null with `retry` once it is known not to come
 */
export function useLazy<Part>({ bring, known }: Lazy<Part>) {
  const [part, setPart] = useState(known);
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    if (part !== null || isLost) return;
    bring().then(
      (brought) => setPart(() => brought),
      () => setIsLost(true),
    );
  }, [part, isLost, bring]);
  return { part, retry: isLost ? () => setIsLost(false) : null };
}
