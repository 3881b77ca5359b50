import { lockReceipts, unbookedReceipts } from '#app/server/bank/store/receipts.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { receiptMovements } from '#domain/ledger/receipt-movements.ts';

import { bookMovements } from './store/ledger-store.server.ts';

/**
 * Books what confirmed lines of statements brought in beyond what orders took, and what of it went back. May run again,
 * and in several processes at once: it is worked out from the lines each time.
 */
export async function postReceipts(database: Database, now: Date): Promise<void> {
  if ((await unbookedReceipts(database)).length === 0) return;
  await database.transaction(async (transaction) => {
    await lockReceipts(transaction);
    const due = await unbookedReceipts(transaction);
    const movements = due.flatMap((receipt) => receiptMovements(receipt, now.toISOString()));
    await bookMovements(transaction, movements);
  });
}
