import { changeEditedMenu } from '#app/server/backend/content/edited-menus.server.ts';
import { changeNoted } from '#app/server/settings/store/change-log.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import type { EditedMenu } from '#domain/site/menu-editing.ts';
import { assertAdministrator } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';

/**
 * Writes a menu seen in a version, with a note of who did.
 * @throws AppError `content_moved_on`, `not_allowed`, `invalid_input`
 */
export async function saveMenu(person: User, wanted: EditedMenu): Promise<EditedMenu> {
  assertAdministrator(person);
  const { slug, entries } = wanted;
  const note = { name: `menu:${slug}`, value: entries, actor: person, now: new Date() };
  return changeNoted(await ownTables(), note, () => changeEditedMenu(person, wanted));
}
