import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { listOrderDocuments } from '#app/server/invoices/order-documents.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';

/**
 * The invoices and credit notes of an order.
 * @throws AppError `sign_in_required`, `not_found`, `not_allowed` for its celebrity
 */
export const readOrderDocuments = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ orderId: v.pipe(v.number(), v.integer(), v.minValue(1)) }))
  .handler(({ context, data }) => listOrderDocuments(data.orderId, context.auth.user));
