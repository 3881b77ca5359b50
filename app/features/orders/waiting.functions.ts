import { createServerFn } from '@tanstack/react-start';

import { countWaiting } from '#app/gateway/order/orders.server.ts';
import { signedIn } from '#app/session/signed-in.ts';

/** How many orders wait for the visitor, by their statuses. @throws AppError `sign_in_required` */
export const readWaiting = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => countWaiting(context.auth.user));
