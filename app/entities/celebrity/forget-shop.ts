import type { QueryClient } from '@tanstack/react-query';

const keys = [
  'celebrity',
  'celebrities',
  'celebrity-products',
  'lowest-price',
  'product',
  'products',
] as const;

/** What visitors see of the shop was changed: this browser asks for it anew too. */
export function forgetShop(queryClient: QueryClient): void {
  for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key] });
}
