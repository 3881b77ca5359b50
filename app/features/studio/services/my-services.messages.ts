import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { priceProblem } from '#app/ui/money/price.messages.ts';
import type { ServiceKind } from '#domain/service/service.ts';
import type { PriceProblem } from '#domain/money/typed-price.ts';

/** What is wrong with the price of a service. */
export const servicePriceProblem: Readonly<Record<PriceProblem, MessageDescriptor>> = {
  ...priceProblem,
  required: msg`Set a price or untick this service`,
};

/** What a service is for its celebrity, in a few words. */
export const serviceHint: Partial<Record<ServiceKind, MessageDescriptor>> = {
  getVideo: msg`The fan receives a video from you`,
  sendMessage: msg`The fan writes, you write back`,
  sendVideo: msg`The fan sends a video to you`,
};
