import { and, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Database } from '#app/server/db/database.server.ts';
import { settingChanges, settings } from './settings.schema.ts';

/** The current value of a setting; version 0 means that it was never set. */
export interface Setting<Value> {
  readonly value: Value;
  readonly version: number;
}

/** Who set something, and when. */
export interface SettingChange {
  readonly at: string;
  readonly name: string;
}

/** One kind of setting: its name in the table, and its schema. */
export interface SettingKind<TSchema extends v.GenericSchema> {
  readonly name: string;
  readonly schema: TSchema;
}

/** Who makes a change, and when. */
interface By {
  readonly actor: { readonly id: number; readonly name: string };
  readonly now: Date;
  readonly noted?: unknown;
  /** What else is written, or nothing of it all. */
  readonly alongside?: (transaction: Pick<Database, 'insert' | 'execute'>) => Promise<void>;
}

/** The stored value, or null: not set, or no longer valid. */
export async function findSetting<TSchema extends v.GenericSchema>(
  database: Pick<Database, 'select'>,
  { name, schema }: SettingKind<TSchema>,
): Promise<Setting<v.InferOutput<TSchema> | null>> {
  const [row] = await database.select().from(settings).where(eq(settings.name, name)).limit(1);
  if (!row) return { value: null, version: 0 };
  const read = v.safeParse(schema, row.value.of);
  return { value: read.success ? read.output : null, version: row.version };
}

/** The last change of a setting, or null. */
export async function lastChange(
  database: Pick<Database, 'select'>,
  { name }: Pick<SettingKind<v.GenericSchema>, 'name'>,
): Promise<SettingChange | null> {
  const [row] = await database
    .select()
    .from(settingChanges)
    .where(eq(settingChanges.name, name))
    .orderBy(desc(settingChanges.version))
    .limit(1);
  return row ? { at: row.at.toISOString(), name: row.actorName } : null;
}

/**
 * Sets a value if the setting is still at the given version, and logs who did; both or neither.
 * @param by.noted what the log stores instead of a confidential value
 * @returns the new version, or null when someone else was faster
 */
export function changeSetting<TSchema extends v.GenericSchema>(
  database: Database,
  { name }: SettingKind<TSchema>,
  { value, version }: Setting<v.InferOutput<TSchema>>,
  { actor, now, noted = value, alongside }: By,
): Promise<number | null> {
  const next = { name, value: { of: value }, version: version + 1 };
  return database.transaction(async (transaction) => {
    const written =
      version === 0
        ? await transaction.insert(settings).values(next).onConflictDoNothing().returning()
        : await transaction
            .update(settings)
            .set(next)
            .where(and(eq(settings.name, name), eq(settings.version, version)))
            .returning();
    if (written.length === 0) return null;
    await transaction
      .insert(settingChanges)
      .values({ ...next, value: { of: noted }, at: now, actorId: actor.id, actorName: actor.name });
    await alongside?.(transaction);
    return next.version;
  });
}

/** More than administrators will ever make; beyond it only the newest are returned. */
const mostChanges = 10_000;

/** Every value that a setting had, oldest first; invalid ones are left out. */
export async function settingHistory<TSchema extends v.GenericSchema>(
  database: Pick<Database, 'select'>,
  { name, schema }: SettingKind<TSchema>,
): Promise<readonly (SettingChange & { readonly value: v.InferOutput<TSchema> })[]> {
  const rows = await database
    .select()
    .from(settingChanges)
    .where(eq(settingChanges.name, name))
    .orderBy(desc(settingChanges.version))
    .limit(mostChanges);
  return rows.toReversed().flatMap(({ at, actorName, value }) => {
    const read = v.safeParse(schema, value.of);
    return read.success ? [{ at: at.toISOString(), name: actorName, value: read.output }] : [];
  });
}
