import { createServerFn } from '@tanstack/react-start';

import { countDesk, listDesk } from '#app/gateway/order/desk.server.ts';
import { signedIn } from '#app/session/signed-in.ts';
import { ownTables } from '#app/store/own-tables.server.ts';
import { countReportWork } from '#app/store/reports.server.ts';
import { deskSearchSchema } from '#domain/order/desk.ts';

/** A page of one list of the desk, and how much there is to do in each. @throws AppError `not_allowed` */
export const readDesk = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(deskSearchSchema)
  .handler(async ({ context, data }) => {
    const { user } = context.auth;
    const now = Date.now();
    const [orders, counts, reports] = await Promise.all([
      listDesk(data, user, now),
      countDesk(user, now),
      ownTables().then(countReportWork),
    ]);
    return { orders, counts, reportWork: reports.open + reports.objections };
  });
