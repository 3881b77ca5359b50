import { withLine } from '#domain/checkout/basket.ts';
import { withoutLine } from '#domain/checkout/basket-removal.ts';
import { type ServiceLine } from '#domain/checkout/basket-line.ts';

import { changeBasket, readBasket } from './basket-storage.ts';

/** The request for a service in the basket, or null if it is no longer there. */
export function requestDraft(lineId: string): ServiceLine | null {
  const line = readBasket().lines.find(({ id }) => id === lineId);
  return line?.kind === 'service' ? line : null;
}

/**
 * Puts a completed form into the basket. An edited request becomes a new line, so that an order already placed from the
 * earlier line without our knowledge is not mistaken for this one.
 * @param earlier the line that the form was opened with
 * @returns the id of the line, or null when the basket is full
 */
export function putRequest(
  request: Omit<ServiceLine, 'kind' | 'id'>,
  earlier: string | undefined,
): string | null {
  const before = earlier === undefined ? null : requestDraft(earlier);
  const isSame =
    before !== null &&
    before.service === request.service &&
    before.celebrityId === request.celebrityId &&
    JSON.stringify(before.answers) === JSON.stringify(request.answers) &&
    JSON.stringify(before.neededBy) === JSON.stringify(request.neededBy);
  const line: ServiceLine = {
    kind: 'service',
    id: isSame ? before.id : crypto.randomUUID(),
    ...request,
  };
  const rest = before ? withoutLine(readBasket(), before.id) : readBasket();
  const joined = withLine(rest, line);
  if (joined === null) return null;
  changeBasket(() => joined);
  return line.id;
}
