import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { getEditedMenu } from '#app/server/backend/content/edited-menus.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { menuEntriesSchema, menuSlugs } from '#domain/site/menu-editing.ts';

import { saveMenu } from '#app/server/content/menu-settings.server.ts';

const slug = v.picklist(menuSlugs);

/** A menu in all languages, for editing by administrators. @throws AppError `sign_in_required`, `not_allowed` */
export const readEditedMenu = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ slug }))
  .handler(({ context, data }) => getEditedMenu(context.auth.user, data.slug));

/**
 * Saves a whole menu, last seen at `version`.
 * @throws AppError `sign_in_required`, `not_allowed`, `content_moved_on`, `invalid_input` /
 */
export const saveEditedMenu = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(
    v.strictObject({
      slug,
      entries: menuEntriesSchema,
      version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  )
  .handler(({ context, data }) => saveMenu(context.auth.user, data));
