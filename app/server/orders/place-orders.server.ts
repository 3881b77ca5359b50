import { addressOfUser } from '#app/server/backend/people/create-account.server.ts';
import { promisedDaysOf } from '#domain/order/promise/promised-days.ts';
import { payByCard } from '#app/server/backend/payments/card-payment.server.ts';
import { checkoutOf } from '#app/server/backend/orders/placing/checkout-orders.server.ts';
import { readLineFacts } from '#app/server/backend/orders/line-facts.server.ts';
import {
  type BuyingUser,
  createOrder,
  readBuyer,
  type NewOrderLine,
} from '#app/server/backend/orders/placing/order-placing.server.ts';
import { findPlacedOrder } from '#app/server/backend/orders/placing/find-placed-order.server.ts';
import { AppError } from '#domain/app-error.ts';
import type { NewOrderOf, PlaceOrders } from '#domain/checkout/checkout.ts';
import type { AskedLine } from '#domain/checkout/asked-lines.ts';
import type { CardRefusal, PlacedOrder, Placement } from '#domain/checkout/placement.ts';
import { problemOf, type LineFacts, type LineProblem } from '#domain/order/line-facts.ts';
import { defaultLocale } from '#domain/locale.ts';
import type { Cents } from '#domain/money/money.ts';
import { ships, type ShippingAddress } from '#domain/checkout/shipping.ts';
import { TotalChanged } from '#app/server/backend/orders/placing/quotes.server.ts';
import { askQuote } from '#app/server/backend/orders/placing/ask-quote.server.ts';

import { keepOrderConsents } from './order-consents.server.ts';
import { textsInForce } from './texts-in-force.server.ts';
import { withFanVideo } from './fan-video.server.ts';
import { requireVerified, payBy, pieceLimits, tooManyUnpaid } from './order-allowance.server.ts';
import { countOrders } from './count-orders.server.ts';

/** The buyer. */
interface Buyer {
  readonly id: number;
  readonly token: string;
  /** The network address; empty if the host does not know it. */
  readonly address: string;
}

function askedOf({ celebrityId, lines }: NewOrderOf): AskedLine[] {
  return lines.map((line) =>
    line.kind === 'service'
      ? { kind: line.kind, id: line.id, celebrityId, service: line.request.service }
      : { kind: line.kind, id: line.id, productId: line.productId },
  );
}

/** Facts by line, only for lines that belong to their order's celebrity. */
async function factsOf(orders: readonly NewOrderOf[]): Promise<ReadonlyMap<string, LineFacts>> {
  const facts = await readLineFacts(orders.flatMap(askedOf), defaultLocale);
  const sellers = new Map(
    orders.flatMap(({ celebrityId, lines }) => lines.map(({ id }) => [id, celebrityId] as const)),
  );
  return new Map(
    facts
      .filter(({ id, celebrityId }) => sellers.get(id) === celebrityId)
      .map((one) => [one.id, one]),
  );
}

function problemsOf(
  orders: readonly NewOrderOf[],
  facts: ReadonlyMap<string, LineFacts>,
): LineProblem[] {
  return orders
    .flatMap(({ lines }) => lines)
    .flatMap((line) => problemOf(line, facts.get(line.id) ?? null) ?? []);
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

/** What the fan agreed to pay for an order; no order may come to any other total. */
function agreedOf({ lines, total }: NewOrderOf): Cents {
  const pieces = lines.map((line) => line.price * (line.kind === 'product' ? line.quantity : 1));
  return total ?? pieces.reduce((sum, price) => sum + price, 0);
}

/** Within how many days of the payment an order is promised; null if it has no services. */
function promisedDaysFor(
  { lines }: NewOrderOf,
  facts: ReadonlyMap<string, LineFacts>,
): number | null {
  return promisedDaysOf(
    lines.flatMap(({ id }) => {
      const promisedDays = facts.get(id)?.promisedDays ?? null;
      return promisedDays === null ? [] : [{ promisedDays }];
    }),
  );
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
      promisedDays: promisedDaysFor(order, facts),
      agreedTexts,
      paymentMethod,
      transactionId,
      key: order.key,
    }),
  );
  await keepOrderConsents({ personId: buyer.id, key: order.key }, agreedTexts);
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

/** Creates one order, or reports what changed since it was checked. */
async function makeOne(
  order: NewOrderOf,
  outlook: Outlook,
  command: PlaceOrders,
  buyer: Buyer,
  transactionId: string,
): Promise<Placement> {
  try {
    const placed = [await create(order, outlook, command, buyer, transactionId)];
    return { ...nothing, placed };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const other = await findPlacedOrder(buyer.id, order.key);
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
 * @throws AppError `address_unverified`, `too_many_requests` with the wait, `too_many_unpaid`, and card errors
 */
export async function placeAll(command: PlaceOrders, buyer: Buyer): Promise<Placement> {
  const outlook = await lookAt(command, buyer);
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
