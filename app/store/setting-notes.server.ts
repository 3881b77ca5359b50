import { eq, max } from 'drizzle-orm';

import type { Database } from './database.server.ts';
import { settingChanges } from './settings.schema.ts';

/**
 * Notes who changed what of a thing that the back end keeps, such as a page of the site, beside the changes of settings.
 * @param name `page:privacy`, `menu:footer-menu`
 * @param value what it is now, as plain data
 */
export function noteChange(
  database: Database,
  name: string,
  value: unknown,
  { actor, now }: { actor: { readonly id: number; readonly name: string }; now: Date },
): Promise<void> {
  return database.transaction(async (transaction) => {
    const [last] = await transaction
      .select({ version: max(settingChanges.version) })
      .from(settingChanges)
      .where(eq(settingChanges.name, name));
    await transaction.insert(settingChanges).values({
      name,
      version: (last?.version ?? 0) + 1,
      value: { of: value },
      at: now,
      actorId: actor.id,
      actorName: actor.name,
    });
  });
}
