import { listMenus } from '#backend/modules/content/store/menus.ts';
import { json } from '#backend/http/wire/answer.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { head } from './menu-view.ts';
import { oneMenu } from './menu-answer.ts';

/** GET menus/v1/menus/{slug}. */
export function menuOne(call: Call): Promise<Response> {
  return oneMenu(
    call,
    (slug) =>
      `No menu has been found with this id or slug: \`${slug}\`. Please ensure you passed an existing menu ID, menu slug, location ID or location slug.`,
  );
}

/** GET menus/v1/locations/{slug}: each location has the same name as its menu. */
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
