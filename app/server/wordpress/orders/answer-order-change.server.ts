import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import {
  answerMissingCode,
  orderMovedOnCode,
  paymentMissingCode,
  storeClosedCode,
  uploadOpenCode,
} from '#backend/contract/error.ts';
import { orderSchema, type WireOrder } from '#backend/contract/orders/order.ts';
import { changeOrderRequestSchema } from '#backend/contract/orders/order-requests.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { rewritesOnce } from '#backend/contract/orders/order-fulfilment.ts';
import { paths } from '#backend/contract/paths.ts';
import { metaOnceSent, missesPending } from '#backend/contract/orders/pending-fulfilment.ts';
import { missingFrom } from '#domain/order/delivery/fulfilment.ts';
import { isUploading, owesPayment } from '#domain/order/transitions/order-move.ts';
import { isBeingSent } from '#domain/order/delivery/pending-fulfilment.ts';
import { orderFrom } from '#app/server/backend/orders/order-reading.server.ts';
import { type Meta, metaText } from '#app/server/wordpress/meta-text.ts';
import { refusal } from '#app/server/wordpress/site.server.ts';
import { sellsNow } from '#app/server/wordpress/people/store-standing.server.ts';
import { type OrderSide, noted } from './order-writes.server.ts';

/** Meta that says how a change is meant; the history that goes along says it, too, so it is not kept. */
const neverStored: readonly string[] = [
  orderMeta.actor,
  orderMeta.from,
  orderMeta.paymentFrom,
  orderMeta.paymentReference,
  orderMeta.storeClosed,
  orderMeta.startsUnpaid,
  orderMeta.pendingFrom,
  orderMeta.ofShop,
];

/** Where an order is brought by accepting it. */
const acceptedStatuses: readonly string[] = ['on-hold', 'processing'];

/** Whether an order is not any more as its sender saw it. */
function hasMovedOn(order: WireOrder, meta: Meta): boolean {
  const from = metaText(meta, orderMeta.from);
  const paymentFrom = metaText(meta, orderMeta.paymentFrom);
  return (
    (from !== null && order.status !== from) ||
    (paymentFrom !== null && orderFrom(order).payment !== paymentFrom)
  );
}

type OrderChange = v.InferOutput<typeof changeOrderRequestSchema>;

/** Whether an order is as a change makes it, as far as its status and its meta go. */
function shows(order: WireOrder, { status, meta_data }: OrderChange): boolean {
  const isKept = ({ key, value }: Meta[number]) =>
    order.meta_data.some((entry) => entry.key === key && isDeepStrictEqual(entry.value, value));
  return (!status || order.status === status) && meta_data.every(isKept);
}

/** What stands against a change of an order as it is now. */
async function changeObjection({ site, sellers }: OrderSide, now: WireOrder, sent: OrderChange) {
  const { meta_data } = now;
  const misses =
    rewritesOnce(meta_data, sent.meta_data) || missesPending(meta_data, sent.meta_data);
  if (hasMovedOn(now, sent.meta_data) || misses) {
    return refusal(409, orderMovedOnCode, 'The order is in another state now.');
  }
  const onceSent = metaOnceSent(sent.meta_data);
  if (now.status === 'processing' && (sent.status === 'completed' || onceSent)) {
    const written = onceSent ?? sent.meta_data;
    const kept = meta_data.filter(({ key }) => !written.some((entry) => entry.key === key));
    const order = orderFrom({ ...now, meta_data: [...kept, ...written] });
    if (isBeingSent(order)) {
      return refusal(409, orderMovedOnCode, 'This order is about to be sent.');
    }
    if (isUploading(order)) {
      return refusal(409, uploadOpenCode, 'A video of this order is still being uploaded.');
    }
    if (missingFrom(order).length > 0) {
      return refusal(409, answerMissingCode, 'Something is missing that fulfils this order.');
    }
  }
  const isAccepted = acceptedStatuses.includes(sent.status ?? '') && sent.status !== now.status;
  if (!isAccepted) return null;
  if (now.status === 'on-hold' && sent.status === 'processing') {
    const allowed = sent.meta_data.some(
      ({ key, value }) => key === orderMeta.startsUnpaid && value === true,
    );
    const order = orderFrom(now);
    if (owesPayment({ ...order, startsUnpaid: allowed || order.startsUnpaid })) {
      return refusal(409, paymentMissingCode, 'The money of this order is not there yet.');
    }
  }
  const [named = now] = await sellers([now]);
  return (await sellsNow(site, orderFrom(named).celebrityId))
    ? null
    : refusal(409, storeClosedCode, 'The store of the celebrity is closed.');
}

/**
 * A change of an order, if it still is as it was seen. WooCommerce compares nothing: changes of one order wait for each
 * other, and each looks once more before it writes. One that was never answered may yet be carried out, over whatever
 * came after it: no one changes the order until it is seen there or will never be.
 */
export async function answerOrderChange(
  side: OrderSide,
  request: Request,
  id: number,
): Promise<Response> {
  const { site, turns } = side;
  const sent = v.parse(changeOrderRequestSchema, await request.json());
  const isStored = ({ key }: Meta[number]) => !neverStored.includes(key);
  const change = { ...sent, meta_data: sent.meta_data.filter(isStored) };
  const read = () => site.ask(paths.order(id), orderSchema);
  let before: WireOrder | null = null;
  const work = async () => {
    before = await read();
    const refused =
      change.meta_data.length < sent.meta_data.length
        ? await changeObjection(side, before, sent)
        : null;
    return refused ?? noted(side, await site.pass(request, { body: change }));
  };
  const isDone = async () =>
    before !== null && !shows(before, change) && shows(await read(), change);
  return turns(`order ${id}`, work, { makes: true, isDone });
}
