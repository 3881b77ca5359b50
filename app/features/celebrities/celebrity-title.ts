import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ServiceKind } from '#domain/service/service.ts';

/** The title of a celebrity's page: the name, and what fans can order there. */
export function celebrityTitle(name: string, services: readonly ServiceKind[]): MessageDescriptor {
  if (services.includes('getVideo')) return msg`${name}: personalised videos`;
  if (services.includes('sendMessage')) return msg`${name}: personal messages`;
  if (services.length > 0) return msg`${name}: interact on social media`;
  return msg`${name}: profile and shop`;
}
