import type { ServiceKind } from '#domain/service/service.ts';

/**
 * What is known of a celebrity or of goods beside their words, as a word that no one can type: where they are from,
 * where they are filed, what is offered. `@country:GR`, `@category:12`, `@service:getVideo`.
 */
export const factOf = {
  country: (code: string) => `@country:${code}`,
  category: (id: number | string) => `@category:${id}`,
  service: (kind: ServiceKind | string) => `@service:${kind}`,
} as const;
