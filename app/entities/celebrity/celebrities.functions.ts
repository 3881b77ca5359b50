import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { catalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import { celebrityWithClosures, withClosures } from '#app/server/availability/closures.server.ts';
import type { Celebrity, CelebrityCard } from '#domain/catalog/celebrity.ts';
import { readPublicClips, withPreviews } from '#app/server/clips/public-clips.server.ts';
import { withRatings } from '#app/server/reviews/public-reviews.server.ts';
import { catalogSearchSchema } from '#domain/catalog/catalog-search.ts';
import { withNearDay } from '#domain/catalog/in-time-for.ts';
import { locales } from '#domain/locale.ts';
import type { Paged } from '#domain/paging/pagination.ts';

const locale = v.picklist(locales);
const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));

/** One page of celebrities matching the filters. */
export const readCelebrities = createServerFn({ method: 'GET' })
  .validator(v.object({ locale, search: v.optional(catalogSearchSchema, {}) }))
  .handler(async ({ data }): Promise<Paged<CelebrityCard>> => {
    const found = await catalogue.celebrities(data.locale, withNearDay(data.search, Date.now()));
    const { rows, ...page } = await withPreviews(found);
    return { ...page, rows: await withRatings(await withClosures(rows)) };
  });

/** One celebrity with services. @throws AppError `not_found` */
export const readCelebrity = createServerFn({ method: 'GET' })
  .validator(v.object({ id, locale }))
  .handler(async ({ data }): Promise<Celebrity> => {
    const celebrity = await celebrityWithClosures(await catalogue.celebrity(data.id, data.locale));
    const [rated = celebrity] = await withRatings([celebrity]);
    return rated;
  });

/** The public clips of a celebrity, in their order. @throws AppError `not_found` */
export const readClips = createServerFn({ method: 'GET' })
  .validator(v.object({ id }))
  .handler(({ data }) => readPublicClips(data.id));

/** The first page of a celebrity's products. */
export const readCelebrityProducts = createServerFn({ method: 'GET' })
  .validator(v.object({ id, locale }))
  .handler(({ data }) => catalogue.productsOf(data.id, data.locale));
