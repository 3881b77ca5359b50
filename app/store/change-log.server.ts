import { desc, eq } from 'drizzle-orm';

import type { Database } from './database.server.ts';
import { settingChanges } from './settings.schema.ts';

/** One change as it was noted. */
export interface NotedChange {
  readonly id: number;
  /** A UTC instant. */
  readonly at: string;
  /** Who made it, as he or she was called then. */
  readonly by: string;
  /** Of what: the name of a setting, or of a kind of change to people. */
  readonly name: string;
  readonly value: unknown;
}

/** Notes a change that is made elsewhere, before it is made. @returns what takes the note back, should it be refused */
export async function noteChange(
  database: Database,
  { name, value }: Pick<NotedChange, 'name' | 'value'>,
  { actor, now }: { actor: { readonly id: number; readonly name: string }; now: Date },
): Promise<() => Promise<void>> {
  const [row] = await database
    .insert(settingChanges)
    .values({
      name,
      version: 0,
      value: { of: value },
      at: now,
      actorId: actor.id,
      actorName: actor.name,
    })
    .returning({ id: settingChanges.id });
  return async () => {
    if (row) await database.delete(settingChanges).where(eq(settingChanges.id, row.id));
  };
}

/** A page of all changes, the newest first, and how many there are. @param page from 1 */
export async function listChanges(
  database: Database,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly rows: readonly NotedChange[]; readonly total: number }> {
  const rows = await database
    .select()
    .from(settingChanges)
    .orderBy(desc(settingChanges.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return {
    rows: rows.map(({ id, at, actorName: by, name, value }) => ({
      id,
      at: at.toISOString(),
      by,
      name,
      value: value.of,
    })),
    total: await database.$count(settingChanges),
  };
}
