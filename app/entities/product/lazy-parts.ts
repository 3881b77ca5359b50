import { lazyPart } from '#app/platform/page/lazy.ts';

/** Below the fold: the server draws them, and their code is no part of a first load. */
export const RelatedProducts = lazyPart(
  async () => (await import('./related-products.tsx')).RelatedProducts,
);
