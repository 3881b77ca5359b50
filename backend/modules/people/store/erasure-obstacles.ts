import { and, eq, isNull, ne, notInArray, or } from 'drizzle-orm';
import { calledOff } from '#domain/payment/payment.ts';
import type { Executor } from '#backend/db/database.ts';
import { orders } from '#backend/modules/orders/store/order.schema.ts';
import { users } from './people.schema.ts';

/** The obstacles to deleting an account. */
export interface ErasureObstacles {
  readonly openOrders: number;
  readonly moneyDue: number;
  readonly lastAdministrator: boolean;
}

const finished = ['completed', ...calledOff] as const;

export async function erasureObstacles(
  database: Executor,
  id: number,
): Promise<ErasureObstacles | null> {
  const [user] = await database.select().from(users).where(eq(users.id, id)).limit(1);
  if (!user) return null;
  const own = or(eq(orders.customerId, id), eq(orders.vendorId, id));
  const others = and(
    eq(users.role, 'administrator'),
    ne(users.id, id),
    isNull(users.suspendedAt),
    eq(users.pending, false),
  );
  return {
    openOrders: await database.$count(orders, and(own, notInArray(orders.status, [...finished]))),
    moneyDue: await database.$count(orders, and(own, eq(orders.payment, 'refund-due'))),
    lastAdministrator:
      user.role === 'administrator' && (await database.$count(users, others)) === 0,
  };
}

export function isErasable({ openOrders, moneyDue, lastAdministrator }: ErasureObstacles): boolean {
  return openOrders === 0 && moneyDue === 0 && !lastAdministrator;
}
