import * as v from 'valibot';

import { menuMovedOnCode, wordpressErrorSchema } from '#backend/contract/error.ts';
import { storedMenuSchema, type WireStoredMenu } from '#backend/contract/menu.ts';
import { paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import { inEveryLocale } from '#domain/text/locale-texts.ts';
import type { EditedMenu, MenuEntry, MenuSlug } from '#domain/site/menu-editing.ts';
import type { Actor } from '#domain/account/role.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { forgetContent } from '#app/server/backend/catalog/catalog.server.ts';
import { requireSiteWriter } from './edited-pages.server.ts';

function editedFrom(slug: MenuSlug, { items, version }: WireStoredMenu): EditedMenu {
  const entries = items.map(({ title, url }) => ({
    label: inEveryLocale((locale) => title[locale] ?? ''),
    url,
  }));
  return { slug, entries, version };
}

/** A menu for editing; empty if it does not exist yet. @throws AppError `not_allowed` */
export async function getEditedMenu(actor: Actor, slug: MenuSlug): Promise<EditedMenu> {
  await requireSiteWriter(actor);
  return editedFrom(
    slug,
    await ask(paths.storedMenu(slug), { as: 'service', schema: storedMenuSchema }),
  );
}

function refusalOf(status: number, body: unknown): AppError | null {
  const parsed = v.safeParse(wordpressErrorSchema, body);
  const code = parsed.success ? parsed.output.code : '';
  if (code === menuMovedOnCode) return new AppError('content_moved_on');
  return code.startsWith('rest_') && status === 400 ? new AppError('invalid_input') : null;
}

/**
 * Replaces a whole menu if it is still at the given version.
 * @returns the menu as saved
 * @throws AppError `content_moved_on`, `not_allowed`, `invalid_input`
 */
export async function changeEditedMenu(
  actor: Actor,
  { slug, entries, version }: { slug: MenuSlug; entries: readonly MenuEntry[]; version: number },
): Promise<EditedMenu> {
  await requireSiteWriter(actor);
  const changed = await ask(paths.storedMenu(slug), {
    method: 'PUT',
    as: 'service',
    body: { version, items: entries.map(({ label, url }) => ({ title: label, url })) },
    schema: storedMenuSchema,
    refusal: refusalOf,
  });
  await forgetContent();
  return editedFrom(slug, changed);
}
