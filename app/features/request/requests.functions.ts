import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { listOrders } from '#app/server/backend/orders/list-orders.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { pageNumber } from '#domain/paging/page-param.ts';
import type { Paged } from '#domain/paging/pagination.ts';
import { requestsOf, type RequestRecord } from '#domain/request/request-record.ts';

/**
 * The requests in a page of orders that the visitor made or received.
 * @throws AppError `sign_in_required` /
 */
export const readRequests = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ page: pageNumber }))
  .handler(async ({ context, data }): Promise<Paged<RequestRecord>> => {
    const { rows, ...paging } = await listOrders(context.auth.user, {
      page: data.page,
      status: null,
    });
    return { ...paging, rows: rows.flatMap(requestsOf) };
  });
