import type { Order } from '#domain/order/order.ts';

/** The name of the answer by which a fan agreed at ordering that the video may be shown as a sample. */
export const sampleAnswer = 'sample';

/** Whether the fan agreed when ordering; whether that was withdrawn since is not part of the order. */
export function agreedToSample({ lines }: Pick<Order, 'lines'>): boolean {
  return lines.some(
    ({ service, answers }) => service === 'getVideo' && answers[sampleAnswer] === 'yes',
  );
}

/** Whether the delivered video of an order may become a clip of its celebrity. */
export function mayBecomeClip(order: Order, celebrityId: number): boolean {
  return (
    order.celebrityId === celebrityId &&
    order.status === 'completed' &&
    order.answerVideo !== null &&
    agreedToSample(order)
  );
}
