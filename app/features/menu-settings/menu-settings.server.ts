import { changeEditedMenu } from '#app/gateway/edited-menus.server.ts';
import { noteChange } from '#app/store/setting-notes.server.ts';
import { ownTables } from '#app/store/own-tables.server.ts';
import type { EditedMenu } from '#domain/menu-editing.ts';
import type { User } from '#domain/user.ts';

/** Writes a menu seen in a version, with a note of who did. @throws AppError `content_moved_on`, `not_allowed`, `invalid_input` */
export async function saveMenu(person: User, wanted: EditedMenu): Promise<EditedMenu> {
  const saved = await changeEditedMenu(person, wanted);
  await noteChange(await ownTables(), `menu:${saved.slug}`, saved.entries, {
    actor: person,
    now: new Date(),
  });
  return saved;
}
