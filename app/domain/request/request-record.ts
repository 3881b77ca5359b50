import type { Cents } from '#domain/money/money.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Order } from '#domain/order/order.ts';
import { fullName } from '#domain/person/person-name.ts';
import type { ServiceKind } from '#domain/service/service.ts';

/** One request as shown to its fan, its celebrity and managers: an order line with its answers. */
export interface RequestRecord {
  readonly lineId: number;
  readonly orderId: number;
  readonly orderNumber: string;
  readonly service: ServiceKind;
  readonly status: OrderStatus;
  /** UTC instant, ISO 8601. */
  readonly askedAt: string;
  readonly price: Cents;
  readonly fanName: string;
  readonly celebrityName: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly hasFanVideo: boolean;
}

/** The requests of an order; product lines are not requests. */
export function requestsOf(order: Order): RequestRecord[] {
  return order.lines.flatMap(({ id, service, total, answers, fanVideo }) =>
    service === null
      ? []
      : [
          {
            lineId: id,
            orderId: order.id,
            orderNumber: order.number,
            service,
            status: order.status,
            askedAt: order.createdAt,
            price: total,
            fanName: fullName(order.billing),
            celebrityName: order.celebrityName,
            answers,
            hasFanVideo: fanVideo !== null,
          },
        ],
  );
}
