import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ServiceKind } from '#domain/service/service.ts';
import type { PriceProblem } from '#domain/money/typed-price.ts';

/** What is wrong with the price of a service. */
export const priceProblem: Readonly<Record<PriceProblem, MessageDescriptor>> = {
  required: msg`Set a price or untick this service`,
  price: msg`This is not a price`,
  'price-range': msg`A price is between €0.01 and €100,000`,
};

/** What a service is for its celebrity, in a few words. */
export const serviceHint: Partial<Record<ServiceKind, MessageDescriptor>> = {
  getVideo: msg`The fan receives a video from you`,
  sendMessage: msg`The fan writes, you reply in text`,
  sendVideo: msg`The fan sends a video to you`,
};
