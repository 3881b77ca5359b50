import { ownTables } from '#app/server/db/own-tables.server.ts';
import { firstNameOf } from '#domain/review/review.ts';

import { addReview, noteInvited } from './reviews.server.ts';

/** What the demo world says about its orders. */
export interface DemoOrders {
  /** Ids by logins. */
  readonly userIds: ReadonlyMap<string, number>;
  readonly people: readonly { readonly login: string; readonly firstName: string }[];
  readonly orders: readonly {
    readonly id: number;
    readonly order: {
      readonly fan: string;
      readonly celebrity: string;
      readonly status: string;
      readonly review?: {
        readonly stars: number;
        readonly words: string;
        readonly language: string;
        readonly daysAgo: number;
        readonly answer?: string;
      };
    };
  }[];
}

const dayMs = 86_400_000;

/** Puts the reviews of the demo world into the tables. Its fans are not asked for others by mail. */
export async function putDemoReviews(
  { userIds, people, orders }: DemoOrders,
  now: Date,
): Promise<void> {
  const database = await ownTables();
  for (const { id: orderId, order } of orders) {
    if (order.status !== 'completed') continue;
    await noteInvited(database, orderId, now);
    const { review } = order;
    const personId = userIds.get(order.fan.toLowerCase());
    const celebrityId = userIds.get(order.celebrity.toLowerCase());
    if (!review || personId === undefined || celebrityId === undefined) continue;
    const { stars, words, language, answer } = review;
    const writtenAt = new Date(now.getTime() - review.daysAgo * dayMs);
    const firstName = firstNameOf(people.find(({ login }) => login === order.fan)?.firstName ?? '');
    await addReview(database, {
      ...{ orderId, personId, celebrityId, stars, words, language, firstName, writtenAt },
      ...(answer ? { answer, answeredAt: new Date(writtenAt.getTime() + dayMs) } : {}),
    });
  }
}
