import { draftsAmong, findMenu } from '#backend/modules/content/store/menus.ts';
import { json } from '#backend/http/wire/answer.ts';
import { type Call, languageOf } from '#backend/http/wire/call.ts';
import { refusal } from '#backend/http/wire/failure.ts';
import { menuView } from './menu-view.ts';

/** Responds with one menu by its slug. @throws WireError 404 */
export async function oneMenu(call: Call, missing: (slug: string) => string): Promise<Response> {
  const slug = call.params[0] ?? '';
  const { database } = call.services;
  const menu = await findMenu(database, slug);
  if (!menu) throw refusal(404, 'not_found', missing(slug));
  // As in WordPress, menus do not link to unpublished pages.
  const hidden = await draftsAmong(
    database,
    menu.items.map(({ path }) => path.slice(1)),
  );
  const items = menu.items.filter(({ path }) => !hidden.has(path.slice(1)));
  return json(menuView({ ...menu, items }, languageOf(call.url)), 200, { allow: 'GET' });
}
