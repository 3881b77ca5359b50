import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { catalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import { env } from '#app/platform/settings/env.server.ts';
import { AppError } from '#domain/app-error.ts';
import { contentBlocks, contentSlugSchema, optionalContent } from '#domain/site/content.ts';
import { locales } from '#domain/locale.ts';
import type { FooterMenus } from '#domain/site/menu-link.ts';

const locale = v.picklist(locales);

/** A rich-text page by slug. @throws AppError `not_found`, also for a block */
export const readContentPage = createServerFn({ method: 'GET' })
  .validator(v.object({ locale, slug: contentSlugSchema }))
  .handler(({ data }) => {
    if (contentBlocks.some((block) => block === data.slug)) throw new AppError('not_found');
    return catalogue.content(data.slug, data.locale);
  });

/**
 * Extra content that another page shows next to its own; null if the back end has none, which does not fail that page.
 */
export const readContentBlock = createServerFn({ method: 'GET' })
  .validator(v.object({ locale, block: v.picklist(optionalContent) }))
  .handler(async ({ data }) => {
    try {
      return await catalogue.content(data.block, data.locale);
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    }
  });

/** Both menus of the footer. @throws AppError `backend_failed` */
export const readFooterMenus = createServerFn({ method: 'GET' })
  .validator(v.object({ locale }))
  .handler(async ({ data }): Promise<FooterMenus> => {
    const [main, legal] = await Promise.all([
      catalogue.menu('footer-menu', data.locale),
      catalogue.menu('footer-links', data.locale),
    ]);
    return { main, legal };
  });

/** Stylesheets of the back end's host (block library, commerce layout); none for the embedded back end (spec §7). */
export const readContentStyles = createServerFn({ method: 'GET' }).handler((): string[] => {
  if (!env.BACKEND_URL) return [];
  // It may be installed in a subfolder of its host.
  const host = env.BACKEND_URL.replace(/\/$/, '');
  return [
    '/wp-includes/css/dist/block-library/style.min.css',
    '/wp-content/plugins/woocommerce/assets/css/woocommerce-layout.css',
  ].map((path) => `${host}${path}`);
});
