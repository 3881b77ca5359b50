import { createServerFn } from '@tanstack/react-start';

import { countWaiting } from '#app/server/backend/orders/list-orders.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';

/** How many orders need the visitor's action, by status. @throws AppError `sign_in_required` */
export const readWaiting = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => countWaiting(context.auth.user));
