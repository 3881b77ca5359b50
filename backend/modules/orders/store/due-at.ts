import { sql, type SQL } from 'drizzle-orm';

import { orderMeta } from '#backend/contract/orders/order-meta.ts';

import { orderEvents, orderMetaRows, orders } from './order.schema.ts';

/** The number of days in the meta of an order, 0 if there is none: other programs may have written anything. */
function daysIn(key: string, path: SQL): SQL {
  return sql`coalesce((select case when ${path} ~ '^[0-9]{1,3}$' then (${path})::int end
    from ${orderMetaRows} m where m.order_id = ${orders.id} and m.key = ${key}), 0)`;
}

const neededText = sql`m.value->'of'->>'at'`;

/** The domain's `neededAt` in SQL. */
const neededAt = sql`(select n.at from (
    select case when ${neededText} ~ '^[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-9:.]{8,12}Z$'
      then (${neededText})::timestamptz end as at
    from ${orderMetaRows} m where m.order_id = ${orders.id} and m.key = ${orderMeta.neededBy}
  ) n where n.at >= ${orders.paidAt} and exists (select 1 from ${orderEvents} e
    where e.order_id = ${orders.id} and e.to_status = 'processing' and e.at <= n.at))`;

const promisedDays = daysIn(orderMeta.promisedDays, sql`m.value->>'of'`);
const extensionDays = daysIn(orderMeta.extension, sql`m.value->'of'->>'days'`);

/** The domain's `dueAt` in SQL; null for an order without a promise or without its money. */
export const dueAt = sql`(case when ${orders.payment} = 'received' and ${promisedDays} <> 0
  then least(${orders.paidAt} + make_interval(days => ${promisedDays}), ${neededAt})
    + make_interval(days => ${extensionDays}) end)`;
