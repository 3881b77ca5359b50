/**
 * `npm run ledger:check`, with the settings of the site: compares the ledger with itself, with every order and with
 * what celebrities earned. Exits with 1 if anything does not add up. Changes nothing. An embedded database can be
 * opened by one process: stop the site first.
 */

import { checkLedger, type LedgerCheck } from '#app/server/ledger/check-ledger.server.ts';
import { closeTransport } from '#app/server/composition.server.ts';
import { closeDatabase } from '#app/server/db/database.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { commissionChanges } from '#app/server/settings/store/commission.server.ts';

const euros = (cents: number) => `${(cents / 100).toFixed(2)} EUR`;

/** What makes up the bank account. */
function linesOfBank(bank: LedgerCheck['bank']): readonly string[] {
  const parts = [
    [bank.lines, 'on confirmed lines of statements'],
    [bank.ordersByHand, 'of orders that were marked as paid without a line'],
    [bank.refundsByHand, 'of refunds without a line'],
    [bank.payouts, 'of payouts'],
    [bank.creditsReturned, 'sent back to payers'],
  ] as const;
  return [
    `Bank account: ${euros(bank.ledger)}`,
    ...parts.filter(([cents]) => cents !== 0).map(([cents, what]) => `  ${euros(cents)} ${what}`),
  ];
}

/** The result as lines of text. */
export function linesOfCheck(check: LedgerCheck): readonly string[] {
  const { movements, corrections, orders, waiting, findings } = check;
  return [
    `${movements} movements of ${orders} orders, ${corrections} of them corrections.`,
    ...(waiting === 0
      ? []
      : [`${waiting} orders changed since they were booked; the site books them within a minute.`]),
    ...(check.comparesEarnings
      ? []
      : ['The back end does not say what celebrities earned; that was not compared.']),
    ...linesOfBank(check.bank),
    ...findings.map(({ about, which, cents }) => `ERROR ${about} ${which}: ${euros(cents)}`),
    findings.length === 0 ? 'Everything adds up.' : `Does not add up: ${findings.length}.`,
  ];
}

async function main(): Promise<number> {
  try {
    const check = await checkLedger(await ownTables(), await commissionChanges());
    console.log(linesOfCheck(check).join('\n'));
    return check.findings.length === 0 ? 0 : 1;
  } finally {
    await closeTransport();
    await closeDatabase();
  }
}

if (import.meta.main) process.exitCode = await main();
