import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { listMenu } from '#app/gateway/menus.server.ts';
import { env } from '#app/platform/env.server.ts';
import { locales } from '#domain/locale.ts';
import type { FooterMenus } from '#domain/menu-link.ts';

/** Both menus of the footer. @throws AppError `backend_failed` */
export const readFooterMenus = createServerFn({ method: 'GET' })
  .validator(v.object({ locale: v.picklist(locales) }))
  .handler(async ({ data: { locale } }): Promise<FooterMenus> => {
    const [main, legal] = await Promise.all([
      listMenu('footer-menu', locale),
      listMenu('footer-links', locale),
    ]);
    return { main, legal };
  });

/** Stylesheets of the back end's host (block library, commerce layout); none with the embedded one (spec §7). */
export const readContentStyles = createServerFn({ method: 'GET' }).handler((): string[] => {
  if (!env.BACKEND_URL) return [];
  const host = env.BACKEND_URL;
  return [
    '/wp-includes/css/dist/block-library/style.min.css',
    '/wp-content/plugins/woocommerce/assets/css/woocommerce-layout.css',
  ].map((path) => new URL(path, host).href);
});
