import * as v from 'valibot';
import { wordpressErrorSchema } from '#backend/contract/error.ts';
import { menuSchema, type WireMenu } from '#backend/contract/menu.ts';
import { languageParameter, paths } from '#backend/contract/paths.ts';
import { env } from '#app/platform/settings/env.server.ts';
import { AppError } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';
import type { MenuLink } from '#domain/site/menu-link.ts';
import { ask } from '#app/server/backend/ask.server.ts';
import { linkedAddress } from './menus.server.ts';

/** The entries of a menu; empty if the menu does not exist or the menu plugin is missing. */
async function itemsOf(slug: string, locale: Locale): Promise<WireMenu['items']> {
  try {
    const { items } = await ask(paths.menu(slug), {
      query: { [languageParameter]: locale },
      schema: menuSchema,
      refusal: (status, body) =>
        status === 404 && v.is(wordpressErrorSchema, body) ? new AppError('not_found') : null,
    });
    return items;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return [];
    throw error;
  }
}

/**
 * A menu in a language, in order. Every page shows menus, so a missing one is empty.
 * @throws AppError `backend_failed`
 */
export async function listMenu(slug: string, locale: Locale): Promise<MenuLink[]> {
  const items = await itemsOf(slug, locale);
  return items.flatMap(({ ID: id, title, url }) => {
    const address = linkedAddress(url, env.BACKEND_URL);
    return address === null ? [] : [{ id, title, url: address }];
  });
}
