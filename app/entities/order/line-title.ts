import type { MessageDescriptor } from '@lingui/core';

import type { OrderLine } from '#domain/order/order-parts.ts';
import type { ServiceKind } from '#domain/service/service.ts';

/** The names of the services, which belong to the celebrities' pages and are handed in. */
export type ServiceNames = Readonly<Record<ServiceKind, MessageDescriptor>>;

/** What a line is called: a service by its name in the reader's language, a product by its own. */
export function lineTitle(line: OrderLine, names: ServiceNames): MessageDescriptor | string {
  return line.service ? names[line.service] : line.name;
}
