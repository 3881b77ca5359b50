import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ServiceKind } from '#domain/service/service.ts';

/** The title of a celebrity's page: the name, and what fans can order. */
export function celebrityTitle(name: string, services: readonly ServiceKind[]): MessageDescriptor {
  return services.includes('getVideo')
    ? msg`${name}: personalised videos`
    : msg`${name}: profile and shop`;
}
