import * as v from 'valibot';

import { ownTables } from '#app/server/db/own-tables.server.ts';
import { readSession } from '#app/server/sessions/read-session.server.ts';
import { assertAdministrator } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import { accountingRequestSchema } from '#domain/invoice/accounting/accounting-request.ts';
import { defaultLocale, isLocale } from '#domain/locale.ts';

import { accountingFile } from './accounting-export.server.ts';

/**
 * GET: a month's invoices and credit notes for the accountant, `?month=2026-06&format=csv&locale=en` and the numbers of
 * `accountingRequestSchema`. 200 for administrators, otherwise 401, 403 or 422 `{ code }`.
 */
export async function answerWithAccounting(request: Request): Promise<Response> {
  try {
    const session = await readSession();
    if (!session) throw new AppError('sign_in_required');
    assertAdministrator(session.user);
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const asked = v.safeParse(accountingRequestSchema, query);
    if (!asked.success) throw new AppError('invalid_input');
    const locale = isLocale(query['locale']) ? query['locale'] : defaultLocale;
    const made = { locale, now: new Date() };
    const file = await accountingFile(await ownTables(), asked.output, made);
    return new Response(file.bytes, {
      headers: {
        'content-type': file.type,
        'content-length': String(file.bytes.byteLength),
        'content-disposition': `attachment; filename="${file.name}"`,
        'cache-control': 'private, no-store',
      },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ code: error.code }, { status: error.status });
  }
}
