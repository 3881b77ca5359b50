import { SQL, sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import * as v from 'valibot';

import type { Database } from './database.server.ts';

const resultSchema = v.object({ rows: v.array(v.unknown()) });

/**
 * Runs SQL text with `$1` parameters on a handle or within a running transaction, for libraries that write their own.
 */
export function plainSql(executor: Pick<Database, 'execute'>) {
  const execute = async (query: unknown) =>
    v.parse(resultSchema, query instanceof SQL ? await executor.execute(query) : null);
  return fromDrizzle({ execute }, sql);
}
