import type { WireFulfilment } from '#backend/contract/orders/order-fulfilment.ts';
import { AppError } from '#domain/app-error.ts';
import { type LineAnswer } from '#domain/order/delivery/fulfilment.ts';
import { readAnswers } from '#domain/order/delivery/read-answers.ts';
import { sendsParcel, type OrderCommand } from '#domain/order/transitions/order-command.ts';
import type { Order } from '#domain/order/order.ts';

export type FulfilCommand = Extract<OrderCommand, { action: 'fulfil' }>;

/**
 * Merges the submitted fulfilment into an order; existing values stay unless replaced.
 * @throws AppError `invalid_input` with the errors by line
 */
export function withAnswers(order: Order, command: FulfilCommand): Order {
  const read = readAnswers(order.lines, command.answers);
  if ('wrong' in read) throw new AppError('invalid_input', { fields: read.wrong });
  const { answers } = read;
  const isTyped = ({ lineId, kind }: LineAnswer) =>
    answers.some((one) => one.lineId === lineId && one.kind === kind);
  const ships = sendsParcel(order);
  const trackingId = (ships && command.trackingNumber) || order.trackingId;
  return {
    ...order,
    answers: [...order.answers.filter((one) => !isTyped(one)), ...answers],
    trackingId,
    untracked: ships && command.untracked && trackingId === null,
  };
}

/** The parts stored in the order's meta; pictures and videos are already stored. */
export function fulfilmentOf({ answers, trackingId, untracked }: Order) {
  const lines: WireFulfilment['lines'] = answers.flatMap(({ lineId: line, kind, text }) =>
    kind === 'picture' ? [] : [{ line, kind, text }],
  );
  return { lines, untracked, trackingNumber: trackingId ?? '' };
}
