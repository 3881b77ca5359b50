import { lazyPart } from '#app/platform/page/lazy.ts';

/** Links at the end of a list: the server draws them, and they work without their code. */
export const Pagination = lazyPart(
  async () => (await import('#app/ui/list/pagination.tsx')).Pagination,
);
