import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { getEditedPage, listEditedPages } from '#app/server/backend/content/edited-pages.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { newPageSchema, pageChangeSchema } from '#domain/site/content-editing.ts';
import { locales } from '#domain/locale.ts';

import { createPage, deletePage, savePage } from '#app/server/content/page-settings.server.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));

/** All pages of the site, for administrators. @throws AppError `sign_in_required`, `not_allowed` */
export const readEditedPages = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ locale: v.picklist(locales) }))
  .handler(({ context, data }) => listEditedPages(context.auth.user, data.locale));

/** One page in all languages, for editing. @throws AppError `sign_in_required`, `not_allowed`, `not_found` */
export const readEditedPage = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ id }))
  .handler(({ context, data }) => getEditedPage(context.auth.user, data.id));

/** Creates a page. @throws AppError `sign_in_required`, `not_allowed`, `invalid_input` */
export const createEditedPage = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.strictObject({ page: newPageSchema }))
  .handler(({ context, data }) => createPage(context.auth.user, data.page));

/**
 * Changes a page last seen as `seen`.
 * @throws AppError `sign_in_required`, `not_allowed`, `not_found`, `content_moved_on`, `invalid_input` /
 */
export const saveEditedPage = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(
    v.strictObject({
      id,
      seen: v.pipe(v.string(), v.maxLength(40)),
      change: pageChangeSchema,
    }),
  )
  .handler(({ context, data }) => savePage(context.auth.user, data));

/** Permanently deletes a page. @throws AppError `sign_in_required`, `not_allowed`, `not_found` */
export const deleteEditedPage = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.strictObject({ id }))
  .handler(({ context, data }) => deletePage(context.auth.user, data.id));
