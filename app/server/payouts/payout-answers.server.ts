import { readSession } from '#app/server/sessions/read-session.server.ts';
import type { Actor } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import { defaultLocale, isLocale } from '#domain/locale.ts';
import { isMonth } from '#domain/payout/statement-month.ts';

import { openPayoutDesk } from './payout-desk.server.ts';
import { statementOf } from './payout-statement.server.ts';

async function actorOf(): Promise<Actor> {
  const session = await readSession();
  if (!session) throw new AppError('sign_in_required');
  return session.user;
}

/** A file to download that no cache keeps, or the refusal as JSON. */
async function fileAnswer(
  name: string,
  type: string,
  write: () => Promise<string>,
): Promise<Response> {
  try {
    const body = await write();
    return new Response(body, {
      headers: {
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${name}"`,
        'content-type': type,
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ code: error.code }, { status: error.status });
  }
}

/** GET: the own statement of a month, `?month=2026-05&locale=en`: 200, 401, 403 or 404. */
export function answerWithStatement(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('month') ?? '';
  const month = isMonth(asked) ? asked : 'none';
  const language = searchParams.get('locale') ?? '';
  const locale = isLocale(language) ? language : defaultLocale;
  return fileAnswer(`statement-${month}.csv`, 'text/csv; charset=utf-8', async () =>
    statementOf(await openPayoutDesk(), await actorOf(), month, locale),
  );
}
