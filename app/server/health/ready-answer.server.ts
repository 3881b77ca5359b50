import { readAhead } from '#app/server/backend/catalog/read-ahead.server.ts';
import { openTransport } from '#app/server/composition.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { ownTables, reachTables } from '#app/server/db/own-tables.server.ts';

/** A probe repeats soon, so a check need not wait longer. */
const withinMs = 2_000;

async function holds(check: Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), withinMs);
  const done = check.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}

/**
 * Whether this process is ready for traffic: 200 when its database responds, the tables on both sides are migrated, its
 * jobs run, and the main pages of a WordPress were read (ADR 0061), else 503. The first request starts what is missing,
 * and failures are retried.
 */
export async function readyAnswer(): Promise<Response> {
  const [database, migrations, jobs, pages] = await Promise.all([
    holds(reachTables()),
    holds(Promise.all([ownTables(), openTransport()])),
    holds(outgoingMail().then((queue) => queue.jobCounts())),
    holds(readAhead()),
  ]);
  const ok = database && migrations && jobs && pages;
  return Response.json(
    { ok, database, migrations, jobs, pages },
    { status: ok ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
