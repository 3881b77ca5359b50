import type { MessageDescriptor } from '@lingui/core';

import type { OrderLine } from '#domain/order/order-parts.ts';
import type { ServiceKind } from '#domain/service/service.ts';

/** The names of the services, which belong to the celebrity pages and are passed in. */
export type ServiceNames = Readonly<Record<ServiceKind, MessageDescriptor>>;

/** The title of a line: a service's localised name, or the product's own name. */
export function lineTitle(line: OrderLine, names: ServiceNames): MessageDescriptor | string {
  return line.service ? names[line.service] : line.name;
}
