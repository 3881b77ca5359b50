import { readLineFacts } from '#app/server/backend/orders/line-facts.server.ts';
import { askQuote } from '#app/server/backend/orders/placing/ask-quote.server.ts';
import { AppError, type ErrorCode } from '#domain/app-error.ts';
import type { AskedQuotes } from '#domain/checkout/asked-lines.ts';
import type { QuotedOrder, QuoteProblem } from '#domain/checkout/quote.ts';
import { ships } from '#domain/checkout/shipping.ts';
import { defaultLocale } from '#domain/locale.ts';

const problems: Partial<Record<ErrorCode, QuoteProblem>> = {
  not_delivered: 'not_delivered',
  bad_address: 'bad_address',
  sold_out: 'not_sold',
  not_found: 'not_sold',
};

/** What each of these orders would cost, without creating any. @throws AppError if the back end provides no quote */
export async function readQuotesOf({ orders, address }: AskedQuotes): Promise<QuotedOrder[]> {
  const facts = await readLineFacts(
    orders.flatMap(({ celebrityId, lines }) => lines.map((line) => ({ ...line, celebrityId }))),
    defaultLocale,
  );
  return Promise.all(
    orders.map(async ({ celebrityId, lines, rateId }): Promise<QuotedOrder> => {
      const items = lines.flatMap((line) => {
        const fact = facts.find(({ id }) => id === line.id);
        const quantity = line.kind === 'product' ? line.quantity : 1;
        return fact ? [{ productId: fact.productId, quantity }] : [];
      });
      if (items.length < lines.length) return { celebrityId, problem: 'not_sold' };
      try {
        const to = ships(lines) ? address : null;
        const { quote } = await askQuote({ celebrityId, items, address: to, rateId });
        return quote;
      } catch (error) {
        const problem = error instanceof AppError ? problems[error.code] : undefined;
        if (problem === undefined) throw error;
        return { celebrityId, problem };
      }
    }),
  );
}
