import * as v from 'valibot';

import { readSession } from '#app/server/sessions/read-session.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { StatementError } from '#app/server/payments/statements/statement-error.server.ts';
import { assertManager } from '#app/server/backend/orders/desk.server.ts';
import { AppError } from '#domain/app-error.ts';
import { isTrouble } from '#domain/error-kinds.ts';
import { readLimitedBody } from '#domain/limited-body.ts';
import { csvLayoutSchema, type CsvLayout } from '#domain/payment/statement/csv-layout.ts';
import { statementMaxBytes } from '#domain/payment/statement/statement-line.ts';

import { importStatement } from './import-statement.server.ts';

const headers = { 'cache-control': 'no-store' };

/** The chosen layout of a CSV file, if the address has one. @throws AppError `invalid_input` */
function layoutIn(text: string | null): CsvLayout | null {
  if (text === null) return null;
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  const layout = v.safeParse(csvLayoutSchema, json.success ? json.output : null);
  if (!layout.success) throw new AppError('invalid_input');
  return layout.output;
}

async function importFrom(request: Request): Promise<object> {
  const session = await readSession();
  if (!session) throw new AppError('sign_in_required');
  assertManager(session.user);
  const { limits } = await accountsStore();
  const retryAfter = await limits.attempt('statementsPerPerson', `person ${session.user.id}`);
  if (retryAfter !== null) throw new AppError('too_many_requests', { retryAfter });
  const { searchParams } = new URL(request.url);
  const layout = layoutIn(searchParams.get('layout'));
  const bytes = await readLimitedBody(request, statementMaxBytes);
  if (!bytes) throw new StatementError('too-large');
  const file = { bytes, name: searchParams.get('name') ?? '', layout };
  return importStatement(await ownTables(), session.user, file, () => new Date());
}

function failureOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof StatementError)) return new AppError('backend_failed');
  const { code, line } = error.problem;
  const fields = { problem: code, ...(line === null ? {} : { line: String(line) }) };
  return new AppError('invalid_input', { fields });
}

/**
 * POST with a bank statement as body, `?name=` of the file, and for CSV `&layout=` as JSON. 200 with what came of it,
 * or with the columns of a CSV file that is not known; otherwise `{ code, fields }` with its status: 401 not signed
 * in, 403 not allowed, 422 too large or not readable, 429 too many.
 */
export async function answerStatement(request: Request): Promise<Response> {
  try {
    return Response.json(await importFrom(request), { headers });
  } catch (error) {
    const failure = failureOf(error);
    const isFault = !(error instanceof StatementError) && isTrouble(failure);
    if (isFault && !request.signal.aborted) console.error(error);
    const { code, fields, status, retryAfter } = failure;
    const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    return Response.json({ code, fields }, { status, headers: { ...headers, ...wait } });
  }
}
