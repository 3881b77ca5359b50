import type { QueryClient } from '@tanstack/react-query';

const keys = [
  'celebrity',
  'celebrities',
  'celebrity-clips',
  'celebrity-products',
  'lowest-price',
  'product',
  'products',
] as const;

/** Invalidates the shop's public queries after a change, so that this browser refetches them. */
export function forgetShop(queryClient: QueryClient): void {
  for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key] });
}
