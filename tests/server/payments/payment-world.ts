import * as v from 'valibot';

import { moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { movePayment } from '#app/server/backend/payments/move-payment.server.ts';
import { orderSchema } from '#backend/contract/orders/order.ts';
import { paymentMethodId } from '#backend/contract/orders/order-meta.ts';
import { userSchema } from '#backend/contract/people/user.ts';
import { vendorListSchema } from '#backend/contract/vendor.ts';
import type { OrderCommand } from '#domain/order/transitions/order-command.ts';
import { AppError } from '#domain/app-error.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { PaymentAction } from '#domain/payment/payment-move.ts';
import type { PaymentState } from '#domain/payment/payment.ts';
import type { Role } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';

import type { ShopFixture } from '#tests/support/databases/tested-backends.ts';
import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';

export const people = [
  ['fan', 'fan'],
  ['fan2', 'fan'],
  ['celebrity', 'celebrity'],
  ['priya', 'celebrity'],
  ['manager', 'manager'],
  ['admin', 'administrator'],
] as const satisfies readonly (readonly [string, Role])[];

/** What leads to each state, for an order that is on hold. */
const ways: Readonly<Record<PaymentState, readonly PaymentAction[]>> = {
  awaiting: [],
  received: ['receive'],
  'refund-due': ['receive', 'oweRefund'],
  refunded: ['receive', 'oweRefund', 'refund'],
};

/** The small world with people who order and people who book payments. */
/** The celebrity's no to an order that is on hold. */
export function rejectionOf(orderId: number): OrderCommand {
  const rejection = { reason: 'no-time', words: '' } as const;
  return { orderId, action: 'reject', from: 'on-hold', rejection };
}

export interface PaymentWorld {
  readonly fixture: ShopFixture;
  /** A service that can be ordered of Ava Moreno. */
  readonly productId: number;
  /** One of someone else. */
  readonly otherProductId: number;
  readonly userOf: (name: string) => User;
  readonly orderIn: (status: OrderStatus) => Promise<number>;
  readonly move: (
    orderId: number,
    action: PaymentAction,
    from: PaymentState,
    name?: string,
  ) => Promise<Order>;
  /** What came of a move: the new state, or the code of the refusal. */
  readonly outcomeOf: (...parts: Parameters<PaymentWorld['move']>) => Promise<unknown>;
  /** An order whose payment came to a state by the steps that people take. */
  readonly orderWith: (status: 'on-hold' | 'cancelled', state: PaymentState) => Promise<number>;
}

/** Opens it; anyone who mocks the transport lets it reach `fixture.backend` before asking through the gateway. */
export async function openPaymentWorld(start: () => Promise<ShopFixture>): Promise<PaymentWorld> {
  const fixture = await start();
  const users = new Map<string, User>();
  for (const [name, role] of people) {
    const { body } = await fixture.ask('GET', '/wp-json/wp/v2/users/me', {
      authorization: `Bearer ${await fixture.tokenOf(name)}`,
    });
    const me = v.parse(userSchema, body);
    users.set(name, { id: me.id, role, name: me.name, picture: null });
  }
  function userOf(name: string): User {
    const user = users.get(name);
    if (!user) throw new Error(`${name} is no one of the small world`);
    return user;
  }
  const vendors = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors');
  const rows = v.parse(vendorListSchema, vendors.body);
  function videoOf(name: string): number {
    const { id } = userOf(name);
    const services = rows.find(({ vendor_id }) => vendor_id === id)?.vendor_services;
    return services?.find(({ service }) => service === 'getVideo')?.id ?? 0;
  }
  const productId = videoOf('celebrity');

  async function orderIn(status: OrderStatus): Promise<number> {
    const { body } = await fixture.ask('POST', '/wp-json/wc/v3/orders', {
      authorization: serviceAuthorization,
      body: {
        status,
        customer_id: userOf('fan').id,
        payment_method: paymentMethodId.transfer,
        line_items: [{ product_id: productId, quantity: 1 }],
      },
    });
    return v.parse(orderSchema, body).id;
  }

  const move: PaymentWorld['move'] = (orderId, action, from, name = 'manager') =>
    movePayment({ orderId, action, from, reference: 'statement 7' }, userOf(name));

  return {
    fixture,
    productId,
    otherProductId: videoOf('priya'),
    userOf,
    orderIn,
    move,
    async outcomeOf(...parts) {
      try {
        return (await move(...parts)).payment;
      } catch (error) {
        return error instanceof AppError ? error.code : error;
      }
    },
    async orderWith(status, state) {
      const id = await orderIn('on-hold');
      let from: PaymentState = 'awaiting';
      for (const action of ways[state]) from = (await move(id, action, from)).payment;
      if (status === 'cancelled') {
        await moveOrder(rejectionOf(id), userOf('celebrity'));
      }
      return id;
    },
  };
}
