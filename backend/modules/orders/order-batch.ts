import { batch } from '#backend/http/wire/batch.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { orderChange } from './order-change.ts';
import { orderCreate } from './order-creation.ts';

/** POST wc/v3/orders/batch. Orders are never deleted, since they were paid for. */
export function orderBatch(call: Call): Promise<Response> {
  return batch(call, { create: orderCreate, update: orderChange });
}
