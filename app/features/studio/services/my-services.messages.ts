import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { priceProblem } from '#app/ui/money/price.messages.ts';
import type { ServiceKind } from '#domain/service/service.ts';
import type { PriceProblem } from '#domain/money/typed-price.ts';

/** Validation errors of a service's price. */
export const servicePriceProblem: Readonly<Record<PriceProblem, MessageDescriptor>> = {
  ...priceProblem,
  required: msg`Set a price or untick this service`,
};

/** A short description of each service for its celebrity. */
export const serviceHint: Partial<Record<ServiceKind, MessageDescriptor>> = {
  getVideo: msg`The fan receives a video from you`,
  sendMessage: msg`The fan writes, you write back`,
  sendVideo: msg`The fan sends a video to you`,
};
