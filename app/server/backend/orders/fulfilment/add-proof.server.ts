import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { paths } from '#backend/contract/paths.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import { needOf } from '#domain/order/delivery/fulfilment.ts';
import { mayFulfil } from '#domain/order/transitions/order-move.ts';
import { shownProof } from '#domain/order/delivery/shown-proof.ts';
import { ask } from '#app/server/backend/ask.server.ts';
import { addPicture } from '#app/server/backend/content/media.server.ts';
import { refusalOfOrder } from '../placing/order-refusal.server.ts';
import { getOrder } from '../orders.server.ts';
import type { ProofPlace } from './proof.server.ts';

/**
 * Stores a proof picture for an order line, replacing any earlier one. The picture is processed only once this person
 * is known to be allowed to upload it.
 * @returns its URL for those who may see it
 * @throws AppError `not_found`, `not_allowed`
 */
export async function addProof(
  { orderId, lineId }: ProofPlace,
  { user, token }: { readonly user: User; readonly token: string },
  make: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<string> {
  const order = await getOrder(orderId, user);
  const line = order.lines.find(({ id }) => id === lineId);
  if (!mayFulfil(user, order)) throw new AppError('not_allowed');
  if (!line || needOf(line) !== 'proof') throw new AppError('not_found');
  const as = { maker: token };
  // The back end recognises private files by this name. A WordPress serves it to anyone who knows its URL (ADR 0121).
  const name = `proof-${crypto.randomUUID()}`;
  const { src } = await addPicture(await make(), { as, authorId: user.id, name });
  await ask(paths.order(orderId), {
    method: 'PATCH',
    as: 'service',
    body: {
      meta_data: [
        { key: orderMeta.from, value: 'processing' },
        { key: `${orderMeta.proof}${lineId}`, value: src },
      ],
    },
    schema: orderSchema,
    refusal: refusalOfOrder,
  });
  return shownProof(orderId, { lineId, text: src });
}
