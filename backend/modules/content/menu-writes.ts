import { isMenuSlug } from '#domain/site/menu-editing.ts';
import type { WireStoredMenu } from '#backend/contract/menu.ts';
import { requireSiteWriter } from '#backend/http/auth/caller.ts';
import { findMenu } from '#backend/modules/content/store/menus.ts';
import type { Executor } from '#backend/db/database.ts';
import { json } from '#backend/http/wire/answer.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { refusal } from '#backend/http/wire/failure.ts';

export function knownSlug({ params: [slug = ''] }: Call): string {
  if (isMenuSlug(slug)) return slug;
  throw refusal(404, 'not_found', `No menu has been found with this slug: \`${slug}\`.`);
}

export async function storedMenu(executor: Executor, slug: string): Promise<WireStoredMenu> {
  const row = await findMenu(executor, slug);
  const items = row?.items ?? [];
  return {
    slug,
    version: row?.version ?? 0,
    items: items.map(({ title, path }) => ({ title, url: path })),
  };
}

/** GET astera/v1/menus/{slug}: a menu as stored. Our extension, for editors of the site. */
export async function menuStored(call: Call): Promise<Response> {
  await requireSiteWriter(call, 'view');
  return json(await storedMenu(call.services.database, knownSlug(call)));
}
