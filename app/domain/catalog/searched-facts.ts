import type { ServiceKind } from '#domain/service/service.ts';

/**
 * Facts about a celebrity or product besides their text, written as words that no one can type: country, category,
 * services offered. `@country:GR`, `@category:12`, `@service:getVideo`.
 */
export const factOf = {
  country: (code: string) => `@country:${code}`,
  category: (id: number | string) => `@category:${id}`,
  service: (kind: ServiceKind | string) => `@service:${kind}`,
} as const;
