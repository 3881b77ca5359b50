import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { activateLocale, addAccountWords, createI18n } from '#app/platform/i18n.ts';
import { readSession } from '#app/server/sessions/read-session.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import type { Actor } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import { searchOfAddress, type FiguresSearch } from '#domain/figures/figures-search.ts';
import { acceptanceRate, onTimeRate, type Figures } from '#domain/figures/figures.ts';
import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts';
import { decimalFromCents } from '#domain/money/money.ts';
import { csvOf } from '#domain/text/csv.ts';

import { readFiguresOf, type FiguresDesk } from './read-figures.server.ts';

type Column = readonly [name: MessageDescriptor, cell: (figures: Figures) => string];

/** A rate from 0 to 1 as percent with a decimal; empty if there is none. */
const percent = (rate: number | null) => (rate === null ? '' : (rate * 100).toFixed(1));
const hours = (seconds: number | null) => (seconds === null ? '' : (seconds / 3_600).toFixed(2));

const columns: readonly Column[] = [
  [msg`Received in EUR`, ({ received }) => decimalFromCents(received)],
  [msg`Refunded in EUR`, ({ refunded }) => decimalFromCents(refunded)],
  [msg`Commission in EUR`, ({ commission }) => decimalFromCents(commission)],
  [msg`Celebrities’ earnings in EUR`, ({ earned }) => decimalFromCents(earned)],
  [msg`Paid out in EUR`, ({ paidOut }) => decimalFromCents(paidOut)],
  [msg`Orders`, ({ placed }) => String(placed)],
  [msg({ context: 'number of orders', message: 'Accepted' }), ({ accepted }) => String(accepted)],
  [msg({ context: 'number of orders', message: 'Rejected' }), ({ rejected }) => String(rejected)],
  [
    msg({ context: 'number of orders', message: 'Cancelled' }),
    ({ cancelled }) => String(cancelled),
  ],
  [msg({ context: 'number of orders', message: 'Expired' }), ({ expired }) => String(expired)],
  [
    msg({ context: 'number of orders', message: 'Delivered' }),
    ({ delivered }) => String(delivered),
  ],
  [msg`Acceptance rate in %`, (figures) => percent(acceptanceRate(figures))],
  [msg`Time to answer in hours`, ({ answerSeconds }) => hours(answerSeconds)],
  [msg`Time to deliver in hours`, ({ deliverySeconds }) => hours(deliverySeconds)],
  [msg`On time in %`, (figures) => percent(onTimeRate(figures))],
];

/** The tables of the figures that can be downloaded. */
export type FiguresTable = 'months' | 'celebrities';

/** As many as there can be. */
const allCelebrities = 100_000;

/**
 * A table of the figures as CSV, in the reader's language: each month of the period with the whole, or every celebrity.
 * Amounts, hours and percentages have a decimal point. @throws AppError `not_allowed`
 */
export async function figuresFile(
  desk: FiguresDesk,
  actor: Pick<Actor, 'role'>,
  search: FiguresSearch,
  table: FiguresTable,
  locale: Locale,
): Promise<string> {
  const view = await readFiguresOf(desk, actor, search, allCelebrities);
  const i18n = createI18n();
  await activateLocale(i18n, locale);
  await addAccountWords(i18n, locale);
  const names = columns.map(([name]) => i18n._(name));
  const cellsOf = (figures: Figures) => columns.map(([, cell]) => cell(figures));
  if (table === 'months')
    return csvOf([
      [i18n._(msg`Month`), ...names],
      ...view.months.map((row) => [row.month, ...cellsOf(row)]),
      [i18n._(msg`Total`), ...cellsOf(view.total)],
    ]);
  return csvOf([
    [i18n._(msg`Celebrity`), i18n._(msg`Number`), ...names, i18n._(msg`Overdue now`)],
    ...view.celebrities.map((row) => [
      row.celebrityId === null ? i18n._(msg`Without a celebrity`) : row.name,
      String(row.celebrityId ?? ''),
      ...cellsOf(row),
      String(row.overdue),
    ]),
  ]);
}

/**
 * GET: a table of the figures as CSV, `?table=months&locale=en` with the search of the page. 200 for those who run the
 * shop, otherwise 401 or 403 `{ code }`.
 */
export async function answerWithFigures(request: Request): Promise<Response> {
  try {
    const session = await readSession();
    if (!session) throw new AppError('sign_in_required');
    const query = new URL(request.url).searchParams;
    const language = query.get('locale') ?? '';
    const locale = isLocale(language) ? language : defaultLocale;
    const table = query.get('table') === 'celebrities' ? 'celebrities' : 'months';
    const desk = { database: await ownTables(), now: () => new Date() };
    const body = await figuresFile(desk, session.user, searchOfAddress(query), table, locale);
    return new Response(body, {
      headers: {
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="figures-${table}.csv"`,
        'content-type': 'text/csv; charset=utf-8',
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ code: error.code }, { status: error.status });
  }
}
