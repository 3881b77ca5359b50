import { ownTables } from '#app/server/db/own-tables.server.ts';
import { keepLegalText } from '#app/server/settings/store/keep-legal-text.server.ts';
import { findLegalText } from '#app/server/settings/store/legal-texts.server.ts';
import { withdrawalRules } from '#app/server/settings/store/withdrawal-rules.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { AppError } from '#domain/app-error.ts';
import type { NewOrderOf, PlaceOrders } from '#domain/checkout/checkout.ts';
import type { Order } from '#domain/order/order.ts';
import { consentKindsOf, type WithdrawalKind } from '#domain/order/withdrawal/withdrawal-kinds.ts';
import { withdrawalDaysIn } from '#domain/order/withdrawal/withdrawal-rules.ts';
import type { WithdrawalTerms } from '#domain/order/withdrawal/withdrawal.ts';
import { earlyBeginningPage } from '#domain/site/legal-text.ts';

/** The days of withdrawal in the buyer's country; unknown if nothing is sent. */
async function daysOf({ address }: PlaceOrders): Promise<number> {
  return withdrawalDaysIn(address?.country ?? '', await withdrawalRules());
}

function consentKinds({ lines }: NewOrderOf): readonly WithdrawalKind[] {
  return consentKindsOf(
    lines.map((line) => ({ service: line.kind === 'service' ? line.request.service : null })),
  );
}

/**
 * Refuses orders whose work begins before the withdrawal period ends, unless their fan agreed to that.
 * @throws AppError `invalid_input` for the field `beginsEarly`
 */
export async function requireEarlyBeginning(
  command: PlaceOrders,
  orders: readonly NewOrderOf[],
): Promise<void> {
  if (command.beginsEarly || orders.every((order) => consentKinds(order).length === 0)) return;
  if ((await daysOf(command)) === 0) return;
  throw new AppError('invalid_input', { fields: { beginsEarly: 'required' } });
}

/** The right of withdrawal that an order is placed with, and the consent by which it ends early. */
export async function withdrawalTermsFor(
  order: NewOrderOf,
  command: PlaceOrders,
  now = new Date(),
): Promise<WithdrawalTerms> {
  const days = await daysOf(command);
  const kinds = consentKinds(order);
  if (days === 0 || kinds.length === 0 || !command.beginsEarly) return { days, consent: null };
  // The catalogues are loaded by the first who needs them.
  const { earlyBeginningText } = await import('./early-beginning-text.server.ts');
  const { locale } = command;
  const shown = { page: earlyBeginningPage, locale, ...(await earlyBeginningText(kinds, locale)) };
  const { hash } = await keepLegalText(await ownTables(), shown, now);
  return { days, consent: { at: now.toISOString(), hash } };
}

/** The consent of an order with its words, for the mail that confirms it; null if there is none. */
export async function consentOf(
  database: Pick<Database, 'select'>,
  { withdrawalTerms }: Pick<Order, 'withdrawalTerms'>,
): Promise<{ readonly at: Date; readonly sentences: readonly string[] } | null> {
  const consent = withdrawalTerms?.consent;
  const text = consent ? await findLegalText(database, consent.hash) : null;
  if (!consent || !text) return null;
  const sentences = [...text.html.matchAll(/<p>(.*?)<\/p>/gs)].map(([, words = '']) => words);
  return { at: new Date(consent.at), sentences };
}
