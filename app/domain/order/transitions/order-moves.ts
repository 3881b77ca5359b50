import { type OrderStatus } from '#domain/order/order-status.ts';
import { type Role } from '#domain/account/role.ts';

/** What a person can do to an order; the button, the server function and the back end ask this file. */
export const orderActions = ['accept', 'reject', 'fulfil'] as const;

export type OrderAction = (typeof orderActions)[number];

/** One allowed transition: who, what, from where, to where. */
export interface OrderMove {
  readonly part: Extract<Role, 'manager' | 'celebrity'>;
  readonly action: OrderAction;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  /** Closed while something is missing that a line is fulfilled with. */
  readonly needsAnswers?: true;
  /** Closed while the celebrity's store is: no one is there who could do what was promised (docs/adr/0046). */
  readonly needsOpenStore?: true;
  /** Closed until the order is paid, or may begin without (docs/adr/0105). */
  readonly needsPayment?: true;
}

/** Every transition that people can make (spec §4). What is not in this table is refused. */
export const orderMoves: readonly OrderMove[] = [
  {
    part: 'manager',
    action: 'accept',
    from: 'admin-approval',
    to: 'on-hold',
    needsOpenStore: true,
  },
  { part: 'manager', action: 'reject', from: 'admin-approval', to: 'cancelled' },
  {
    part: 'celebrity',
    action: 'accept',
    from: 'on-hold',
    to: 'processing',
    needsOpenStore: true,
    needsPayment: true,
  },
  { part: 'celebrity', action: 'reject', from: 'on-hold', to: 'cancelled' },
  {
    part: 'celebrity',
    action: 'fulfil',
    from: 'processing',
    to: 'completed',
    needsAnswers: true,
  },
];
