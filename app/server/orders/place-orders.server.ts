import { addressOfUser } from '#app/server/backend/people/create-account.server.ts';
import { payByCard } from '#app/server/backend/payments/card-payment.server.ts';
import { checkoutOf } from '#app/server/backend/orders/placing/checkout-orders.server.ts';
import {
  type BuyingUser,
  createOrder,
  readBuyer,
  type NewOrderLine,
} from '#app/server/backend/orders/placing/order-placing.server.ts';
import { findPlacedOrder } from '#app/server/backend/orders/placing/find-placed-order.server.ts';
import { AppError } from '#domain/app-error.ts';
import type { NewOrderOf, PlaceOrders } from '#domain/checkout/checkout.ts';
import type { CardRefusal, PlacedOrder, Placement } from '#domain/checkout/placement.ts';
import type { LineFacts, LineProblem } from '#domain/order/line-facts.ts';
import { earlyBeginningPage } from '#domain/site/legal-text.ts';
import { ships, type ShippingAddress } from '#domain/checkout/shipping.ts';
import { TotalChanged } from '#app/server/backend/orders/placing/quotes.server.ts';
import { askQuote } from '#app/server/backend/orders/placing/ask-quote.server.ts';

import { agreedOf } from './agreed-order.server.ts';
import { keepOrderConsents } from './order-consents.server.ts';
import { textsInForce } from './texts-in-force.server.ts';
import { problemsOf, promiseOf } from './promise-of-order.ts';
import { requireEarlyBeginning, withdrawalTermsFor } from './withdrawal-terms.server.ts';
import { withFanVideo } from './fan-video.server.ts';
import { requireVerified, payBy, pieceLimits, tooManyUnpaid } from './order-allowance.server.ts';
import { countOrders } from './count-orders.server.ts';
import { factsOf } from './order-facts.server.ts';
import { reservePlaces } from './reserve-places.server.ts';

/** The buyer. */
interface Buyer {
  readonly id: number;
  readonly token: string;
  /** The network address; empty if the host does not know it. */
  readonly address: string;
}

/** Maps the lines for the gateway, with the fan's own videos reserved for this order while it is created. */
function withLines<T>(
  { key, lines }: Pick<NewOrderOf, 'key' | 'lines'>,
  facts: ReadonlyMap<string, LineFacts>,
  buyer: Buyer,
  work: (lines: readonly NewOrderLine[]) => Promise<T>,
): Promise<T> {
  const [line, ...rest] = lines;
  if (!line) return work([]);
  const own = {
    id: line.id,
    productId: facts.get(line.id)?.productId ?? 0,
    quantity: line.kind === 'product' ? line.quantity : 1,
    price: line.price,
  };
  const go = (part: Pick<NewOrderLine, 'answers' | 'fanVideo'>) =>
    withLines({ key, lines: rest }, facts, buyer, (more) => work([{ ...own, ...part }, ...more]));
  return line.kind === 'product'
    ? go({ answers: {}, fanVideo: null })
    : withFanVideo({ request: line.request, personId: buyer.id, checkout: key }, go);
}

/**
 * How it is shipped; the cost comes from the back end, never from a browser.
 * @throws TotalChanged if the chosen rate is no longer available, and what `askQuote` throws
 */
async function deliveryOf(
  order: NewOrderOf,
  items: readonly NewOrderLine[],
  address: ShippingAddress,
) {
  const { celebrityId, rateId } = order;
  const { quote, shippingLines } = await askQuote({ celebrityId, items, address, rateId });
  if (rateId !== undefined && quote.rateId !== rateId) throw new TotalChanged(quote);
  return { address, shippingLines };
}

async function create(
  order: NewOrderOf,
  { facts, user }: Outlook,
  command: PlaceOrders,
  buyer: Buyer,
  transactionId: string,
): Promise<PlacedOrder> {
  const { address, paymentMethod, locale } = command;
  const agreedTotal = agreedOf(order);
  const agreedTexts = await textsInForce(locale);
  const withdrawalTerms = await withdrawalTermsFor(order, command);
  const placed = await withLines(order, facts, buyer, async (lines) =>
    createOrder({
      customerId: buyer.id,
      celebrityId: order.celebrityId,
      token: buyer.token,
      buyer: user,
      lines,
      delivery: address && ships(order.lines) ? await deliveryOf(order, lines, address) : null,
      agreedTotal,
      checkout: checkoutOf(command, buyer.id),
      // An amount authorised on a card is as good as paid.
      ...(transactionId === '' ? { pieceLimits } : {}),
      // Only products reserve stock.
      ...(ships(order.lines) ? { payBy: payBy(paymentMethod, new Date()) } : {}),
      ...promiseOf(order, facts),
      agreedTexts,
      withdrawalTerms,
      paymentMethod,
      transactionId,
      key: order.key,
    }),
  );
  const { consent } = withdrawalTerms;
  await keepOrderConsents({ personId: buyer.id, key: order.key }, [
    ...agreedTexts,
    ...(consent ? [{ page: earlyBeginningPage, hash: consent.hash } as const] : []),
  ]);
  return placed;
}

/** The back end's refusals that mean products changed after they were checked. */
const changed: readonly unknown[] = ['sold_out', 'price_changed', 'not_found'];

/** The orders already placed, those still to be created, and any problems. */
interface Outlook {
  readonly placed: readonly PlacedOrder[];
  readonly missing: readonly NewOrderOf[];
  readonly facts: ReadonlyMap<string, LineFacts>;
  readonly problems: readonly LineProblem[];
  /** Read once, for the bill and to check whether the buyer's email address is verified. */
  readonly user: BuyingUser;
}

async function lookAt(command: PlaceOrders, buyer: Buyer): Promise<Outlook> {
  const [user, ...before] = await Promise.all([
    readBuyer(buyer.token),
    ...command.orders.map(({ key }) => findPlacedOrder(buyer.id, key)),
  ]);
  const placed = before.filter((order) => order !== null);
  const missing = command.orders.filter((_, index) => before[index] === null);
  const facts = await factsOf(missing);
  const problems = problemsOf(missing, facts);
  return { placed, missing, facts, problems, user };
}

const nothing: Placement = { placed: [], problems: [], totals: [] };

/** Creates one order, or reports what changed since it was checked, such as that the last place is taken. */
async function makeOne(
  order: NewOrderOf,
  outlook: Outlook,
  command: PlaceOrders,
  buyer: Buyer,
  transactionId: string,
): Promise<Placement> {
  const places = await reservePlaces(order, buyer.id);
  if (places.problems.length > 0) return { ...nothing, problems: places.problems };
  try {
    const placed = await create(order, outlook, command, buyer, transactionId);
    await places.settle(placed);
    return { ...nothing, placed: [placed] };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const other = await findPlacedOrder(buyer.id, order.key);
    await places.settle(other, error.code);
    if (other) return { ...nothing, placed: [other] };
    if (error instanceof TotalChanged) return { ...nothing, totals: [error.quote] };
    if (error.code === 'too_many_unpaid') throw tooManyUnpaid();
    if (!changed.includes(error.code)) throw error;
    return { ...nothing, problems: problemsOf([order], await factsOf([order])) };
  }
}

/**
 * Creates the missing orders one by one: they may compete for the same stock, and the back end has a single connection.
 * If something changed since the check, the result lists both what was created and what was not.
 */
function make(outlook: Outlook, command: PlaceOrders, buyer: Buyer): Promise<Placement> {
  return outlook.missing.reduce<Promise<Placement>>(
    async (earlier, order) => {
      const { placed, problems, totals } = await earlier;
      const made = await makeOne(order, outlook, command, buyer, '');
      return {
        placed: [...placed, ...made.placed],
        problems: [...problems, ...made.problems],
        totals: [...totals, ...made.totals],
      };
    },
    Promise.resolve({ ...nothing, placed: outlook.placed }),
  );
}

/** Creates one order paid by card. */
async function makeOneByCard(
  order: NewOrderOf,
  outlook: Outlook,
  command: PlaceOrders,
  buyer: Buyer,
): Promise<Placement> {
  let told: Placement = nothing;
  const token = order.cardToken ?? command.cardToken ?? '';
  const payment = { token, amount: agreedOf(order), key: order.key };
  try {
    const made = await payByCard(payment, async (transactionId) => {
      const placement = await makeOne(order, outlook, command, buyer, transactionId);
      told = placement;
      const [one] = placement.placed;
      if (!one) throw new AppError('sold_out');
      return one;
    });
    return { ...told, placed: [made] };
  } catch (error) {
    if (told.problems.length + told.totals.length > 0) return { ...told, placed: [] };
    throw error;
  }
}

function cardRefusalOf(error: unknown, { celebrityId }: NewOrderOf): CardRefusal | null {
  if (!(error instanceof AppError)) return null;
  const { code, fields } = error;
  return code === 'card_declined' || code === 'card_asks' ? { celebrityId, code, fields } : null;
}

/**
 * Creates the missing orders one by one, each with its own transaction. Existing orders are paid or being paid and are
 * not charged again. If the card is refused for one of several, earlier payments stand and the rest is not started.
 */
async function makeByCard(
  outlook: Outlook,
  command: PlaceOrders,
  buyer: Buyer,
): Promise<Placement> {
  let { placed, problems, totals }: Placement = { ...nothing, placed: outlook.placed };
  for (const order of outlook.missing) {
    try {
      const made = await makeOneByCard(order, outlook, command, buyer);
      placed = [...placed, ...made.placed];
      problems = [...problems, ...made.problems];
      totals = [...totals, ...made.totals];
    } catch (error) {
      const card = cardRefusalOf(error, order);
      if (!card || command.orders.length === 1) throw error;
      return { placed, problems, totals, card };
    }
  }
  return { placed, problems, totals };
}

/**
 * Places one order per celebrity. Orders already placed under a key are not placed again. Everything is checked before
 * anything is created, so that an unavailable line leaves the others untouched.
 * @throws AppError `invalid_input` without the consent that it needs, `address_unverified`, `too_many_requests` with
 *   the wait, `too_many_unpaid`, and card errors
 */
export async function placeAll(command: PlaceOrders, buyer: Buyer): Promise<Placement> {
  const outlook = await lookAt(command, buyer);
  await requireEarlyBeginning(command, outlook.missing);
  const { placed, problems, missing, user } = outlook;
  if (problems.length > 0) return { ...nothing, placed, problems };
  if (missing.length > 0) {
    await requireVerified(addressOfUser(user), new Date());
    const keys = missing.map(({ key }) => key);
    await countOrders(buyer, keys);
  }
  return command.paymentMethod === 'card'
    ? makeByCard(outlook, command, buyer)
    : make(outlook, command, buyer);
}
