import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { catalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import { locales } from '#domain/locale.ts';

/** The category tree of the shop. */
export const readCategories = createServerFn({ method: 'GET' })
  .validator(v.object({ locale: v.picklist(locales) }))
  .handler(({ data }) => catalogue.categories(data.locale));
