import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { catalogue } from '#app/gateway/catalogue.server.ts';
import { AppError } from '#domain/app-error.ts';
import { contentBlocks, contentSlugSchema } from '#domain/content.ts';
import { locales } from '#domain/locale.ts';

const locale = v.picklist(locales);

/** A page of rich text by the slug of its address. @throws AppError `not_found`, also for a block */
export const readContentPage = createServerFn({ method: 'GET' })
  .validator(v.object({ locale, slug: contentSlugSchema }))
  .handler(({ data }) => {
    if (contentBlocks.some((block) => block === data.slug)) throw new AppError('not_found');
    return catalogue.content(data.slug, data.locale);
  });

/** A block of the home page; null where the back end has none. */
export const readContentBlock = createServerFn({ method: 'GET' })
  .validator(v.object({ locale, block: v.picklist(contentBlocks) }))
  .handler(async ({ data }) => {
    try {
      return await catalogue.content(data.block, data.locale);
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    }
  });
