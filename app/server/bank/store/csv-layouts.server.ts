import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Database } from '#app/server/db/database.server.ts';
import { type CsvLayout, csvLayoutSchema } from '#domain/payment/statement/csv-layout.ts';

import { bankCsvLayouts } from './bank.schema.ts';

/** The layout of CSV files with these columns; null if none was chosen, or by another version of the product. */
export async function findLayout(
  database: Database,
  fingerprint: string,
): Promise<CsvLayout | null> {
  const [row] = await database
    .select({ layout: bankCsvLayouts.layout })
    .from(bankCsvLayouts)
    .where(eq(bankCsvLayouts.fingerprint, fingerprint))
    .limit(1);
  const read = v.safeParse(csvLayoutSchema, row?.layout);
  return read.success ? read.output : null;
}

export async function keepLayout(
  database: Database,
  kept: typeof bankCsvLayouts.$inferInsert,
): Promise<void> {
  const { layout, savedAt, savedById } = kept;
  await database.insert(bankCsvLayouts).values(kept).onConflictDoUpdate({
    target: bankCsvLayouts.fingerprint,
    set: { layout, savedAt, savedById },
  });
}
