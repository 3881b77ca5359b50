import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  sql,
  sum,
  type SQL,
} from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';
import {
  type BankCounts,
  type BankImport,
  type BankLine,
  bankLists,
  type BankList,
  bankPageSize,
  isMatchState,
  lineStandings,
  type LineShare,
  maxShares,
  shareKinds,
} from '#domain/payment/bank-desk/bank-line.ts';
import { matchStates } from '#domain/payment/matching/line-match.ts';
import type { Paged } from '#domain/paging/pagination.ts';
import { statementFormats } from '#domain/payment/statement/statement-line.ts';

import { bankImports, bankLineMatches, bankLines } from './bank.schema.ts';

export type StoredLine = typeof bankLines.$inferSelect;

/** Stored text is one of a list of values; another version of the product may have had a longer list. */
function oneOf<const Value extends string>(
  list: readonly [Value, ...Value[]],
  text: string,
): Value {
  return list.find((value) => value === text) ?? list[0];
}

const toReturn = and(gt(bankLines.creditCents, 0), isNull(bankLines.creditReturnedAt));

function isIn(list: BankList): SQL | undefined {
  if (isMatchState(list)) return and(eq(bankLines.standing, 'open'), eq(bankLines.state, list));
  if (list === 'credit') return toReturn;
  if (list === 'returned') return isNotNull(bankLines.creditReturnedAt);
  return eq(bankLines.standing, list === 'unfinished' ? 'booking' : list);
}

/** What people work through begins with the oldest, what is done with the newest. */
function orderOf(list: BankList): SQL[] {
  const isWork = isMatchState(list) && list !== 'not-ours';
  return isWork
    ? [asc(bankLines.bookedAt), asc(bankLines.id)]
    : [desc(bankLines.bookedAt), desc(bankLines.id)];
}

/** The shares of some lines. */
export async function sharesOf(
  database: Pick<Database, 'select'>,
  lineIds: readonly number[],
): Promise<ReadonlyMap<number, readonly LineShare[]>> {
  const shares = new Map<number, LineShare[]>();
  if (lineIds.length === 0) return shares;
  const rows = await database
    .select()
    .from(bankLineMatches)
    .where(inArray(bankLineMatches.lineId, [...lineIds]))
    .orderBy(asc(bankLineMatches.orderId))
    .limit(lineIds.length * maxShares);
  for (const { lineId, orderId, orderNumber, cents, kind } of rows) {
    const share = { orderId, number: orderNumber, cents, kind: oneOf(shareKinds, kind) };
    shares.set(lineId, [...(shares.get(lineId) ?? []), share]);
  }
  return shares;
}

function lineFrom(row: StoredLine, shares: readonly LineShare[]): BankLine {
  const { id, bookedAt, cents, currency, payerName, payerIban, text, reference, account } = row;
  return {
    ...{ id, bookedAt, cents, currency, payerName, payerIban, text, reference, account },
    standing: oneOf(lineStandings, row.standing),
    state: oneOf(matchStates, row.state),
    proposals: row.proposals,
    shares,
    creditCents: row.creditCents,
    returned: row.creditReturnedAt && {
      at: row.creditReturnedAt.toISOString(),
      by: row.creditReturnedByName,
    },
    note: row.note,
    decidedBy: row.decidedByName,
  };
}

/** A page of a list, and the sum of its euros. @param page from 1 */
export async function listLines(
  database: Database,
  list: BankList,
  page: number,
): Promise<{ readonly lines: Paged<BankLine>; readonly euros: number }> {
  const where = isIn(list);
  const rows = await database
    .select()
    .from(bankLines)
    .where(where)
    .orderBy(...orderOf(list))
    .limit(bankPageSize)
    .offset((page - 1) * bankPageSize);
  const amount = list === 'credit' || list === 'returned' ? bankLines.creditCents : bankLines.cents;
  const [all] = await database
    .select({
      total: count(),
      euros: sum(sql`case when currency = 'EUR' then ${amount} else 0 end`),
    })
    .from(bankLines)
    .where(where)
    .limit(1);
  const shares = await sharesOf(
    database,
    rows.map(({ id }) => id),
  );
  const total = all?.total ?? 0;
  const totalPages = Math.ceil(total / bankPageSize);
  return {
    lines: {
      rows: rows.map((row) => lineFrom(row, shares.get(row.id) ?? [])),
      ...{ total, totalPages, currentPage: page },
      hasNextPage: page < totalPages,
    },
    euros: Number(all?.euros ?? 0),
  };
}

/** How many lines each list has. */
export async function countLines(database: Database): Promise<BankCounts> {
  const rows = await database
    .select({ standing: bankLines.standing, state: bankLines.state, total: count() })
    .from(bankLines)
    .groupBy(bankLines.standing, bankLines.state)
    .limit(lineStandings.length * matchStates.length);
  const counts = Object.fromEntries(bankLists.map((list) => [list, 0])) as Record<BankList, number>;
  for (const { standing, state, total } of rows) {
    const list = standing === 'open' ? state : standing === 'booking' ? 'unfinished' : standing;
    counts[oneOf(bankLists, list)] += total;
  }
  counts.credit = await database.$count(bankLines, toReturn);
  counts.returned = await database.$count(bankLines, isIn('returned'));
  return counts;
}

const importsShown = 10;

/** The latest imports. */
export async function latestImports(database: Database): Promise<readonly BankImport[]> {
  const rows = await database
    .select()
    .from(bankImports)
    .orderBy(desc(bankImports.id))
    .limit(importsShown);
  return rows.map((row) => ({
    id: row.id,
    importedAt: row.importedAt.toISOString(),
    by: row.actorName,
    fileName: row.fileName,
    format: oneOf(statementFormats, row.format),
    accounts: row.accounts,
    lines: row.lines,
    added: row.added,
    pending: row.pending,
  }));
}
