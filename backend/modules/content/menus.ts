import { draftsAmong, findMenu, listMenus } from '#backend/modules/content/store/menus.ts';
import { json } from '#backend/http/wire/answer.ts';
import { type Call, languageOf } from '#backend/http/wire/call.ts';
import { refusal } from '#backend/http/wire/failure.ts';
import { head, menuView } from './menu-view.ts';

async function oneMenu(call: Call, missing: (slug: string) => string): Promise<Response> {
  const slug = call.params[0] ?? '';
  const { database } = call.services;
  const menu = await findMenu(database, slug);
  if (!menu) throw refusal(404, 'not_found', missing(slug));
  // As in WordPress, no one is led to a page that is not published.
  const hidden = await draftsAmong(
    database,
    menu.items.map(({ path }) => path.slice(1)),
  );
  const items = menu.items.filter(({ path }) => !hidden.has(path.slice(1)));
  return json(menuView({ ...menu, items }, languageOf(call.url)), 200, { allow: 'GET' });
}

/** GET menus/v1/menus/{slug}. */
export function menuOne(call: Call): Promise<Response> {
  return oneMenu(
    call,
    (slug) =>
      `No menu has been found with this id or slug: \`${slug}\`. Please ensure you passed an existing menu ID, menu slug, location ID or location slug.`,
  );
}

/** GET menus/v1/locations/{slug}: a location has the name of its menu here. */
export function menuLocation(call: Call): Promise<Response> {
  return oneMenu(
    call,
    (slug) =>
      `No location has been found with this id or slug: \`${slug}\`. Please ensure you passed an existing location ID or location slug.`,
  );
}

/** GET menus/v1/menus. */
export async function menuList({ services }: Call): Promise<Response> {
  const rows = await listMenus(services.database);
  return json(rows.map(head), 200, { allow: 'GET' });
}
