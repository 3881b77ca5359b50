import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { getCelebrity, listCelebrities } from '#app/gateway/celebrities.server.ts';
import { locales } from '#domain/locale.ts';

const locale = v.picklist(locales);
const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Celebrities of the home page. */
export const readCelebrities = createServerFn({ method: 'GET' })
  .validator(v.object({ locale }))
  .handler(({ data }) => listCelebrities(data.locale));

/** One celebrity with services. @throws AppError `not_found` */
export const readCelebrity = createServerFn({ method: 'GET' })
  .validator(v.object({ id, locale }))
  .handler(({ data }) => getCelebrity(data.id, data.locale));
