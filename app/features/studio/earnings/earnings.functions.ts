import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { readEarningsOf } from '#app/server/backend/orders/earnings.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { commissionChanges } from '#app/server/settings/store/commission.server.ts';
import { pageNumber } from '#domain/paging/page-param.ts';

/** The calling celebrity's earnings, by month and by order. @throws AppError `not_allowed` */
export const readEarnings = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ page: pageNumber }))
  .handler(async ({ context, data }) =>
    readEarningsOf(context.auth.user, data.page, await commissionChanges(), Date.now()),
  );
