import { and, asc, eq, gte, isNull, lte } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';
import { orderFigures } from '#app/server/figures/store/order-figures.schema.ts';

import { reviewInvitations, reviews } from './review.schema.ts';

/** Orders that were delivered between these instants, and whose fan was neither asked nor has reviewed. */
export async function uninvitedOrders(
  database: Pick<Database, 'select'>,
  { from, until }: { readonly from: Date; readonly until: Date },
  most: number,
): Promise<number[]> {
  const rows = await database
    .select({ orderId: orderFigures.orderId })
    .from(orderFigures)
    .leftJoin(reviewInvitations, eq(reviewInvitations.orderId, orderFigures.orderId))
    .leftJoin(reviews, eq(reviews.orderId, orderFigures.orderId))
    .where(
      and(
        eq(orderFigures.outcome, 'delivered'),
        gte(orderFigures.deliveredAt, from),
        lte(orderFigures.deliveredAt, until),
        isNull(reviewInvitations.orderId),
        isNull(reviews.id),
      ),
    )
    .orderBy(asc(orderFigures.deliveredAt))
    .limit(most);
  return rows.map(({ orderId }) => orderId);
}
