import { menuSchema } from '#backend/contract/menu.ts';
import { languageParameter, paths } from '#backend/contract/paths.ts';
import { env } from '#app/platform/env.server.ts';
import type { Locale } from '#domain/locale.ts';
import type { MenuLink } from '#domain/menu-link.ts';

import { ask } from './ask.server.ts';

/**
 * The address of a menu entry as this site links it: a page of the back end's own host becomes a path here;
 * what is no web address (`javascript:`, `#`) becomes null.
 * @param backendUrl address of the back end's host, when there is one
 */
export function linkedAddress(url: string, backendUrl?: string): string | null {
  if (/^\/(?!\/)/.test(url)) return url;
  if (!URL.canParse(url)) return null;
  const { protocol, host, pathname, search, hash } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const isOwn = backendUrl !== undefined && host === new URL(backendUrl).host;
  return isOwn ? `${pathname.replace(/(.)\/$/, '$1')}${search}${hash}` : url;
}

/** A menu in a language, in its order. @throws AppError `backend_failed` */
export async function listMenu(slug: string, locale: Locale): Promise<MenuLink[]> {
  const { items } = await ask(paths.menu(slug), {
    query: { [languageParameter]: locale },
    schema: menuSchema,
  });
  return items.flatMap(({ ID: id, title, url }) => {
    const address = linkedAddress(url, env.BACKEND_URL);
    return address === null ? [] : [{ id, title, url: address }];
  });
}
