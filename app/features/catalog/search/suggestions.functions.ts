import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { catalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import { locales } from '#domain/locale.ts';

import type { Suggestions } from './suggestion.ts';

const most = 4;

/** The first few celebrities and products matching the text typed so far. */
export const readSuggestions = createServerFn({ method: 'GET' })
  .validator(
    v.object({
      locale: v.picklist(locales),
      words: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(100)),
    }),
  )
  .handler(async ({ data: { locale, words } }): Promise<Suggestions> => {
    const [people, goods] = await Promise.all([
      catalogue.celebrities(locale, { search: words }),
      catalogue.products(locale, { search: words }),
    ]);
    return {
      celebrities: people.rows.slice(0, most).map((one) => ({
        key: `celebrity-${one.id}`,
        path: `/celebrity/${one.id}`,
        name: one.shopName,
        hint: one.title,
        picture: one.portrait,
      })),
      products: goods.rows.slice(0, most).map((one) => ({
        key: `product-${one.id}`,
        path: `/product/${one.id}`,
        name: one.title,
        hint: one.seller?.shopName ?? '',
        picture: one.picture,
      })),
    };
  });
