import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { WithdrawalKind } from '#domain/order/withdrawal/withdrawal-kinds.ts';

/** What the words below are called where they are kept. */
export const earlyBeginningTitle = msg`Start before the withdrawal period ends`;

/**
 * The words by which a fan agrees that work begins before the withdrawal period ends (Directive 2011/83/EU, article 16
 * a and m). They are kept with the order as they were shown; another wording is another version.
 */
export const earlyBeginningWords = {
  digital: msg`I agree that work on my video begins before the withdrawal period ends, as soon as my request is accepted. I know that I lose my right of withdrawal then.`,
  service: msg`I agree that my request is carried out before the withdrawal period ends. I know that I lose my right of withdrawal once it’s done.`,
} as const satisfies Partial<Record<WithdrawalKind, MessageDescriptor>>;

/** The words for one kind; null if it needs no consent. */
export function earlyBeginningOf(kind: WithdrawalKind): MessageDescriptor | null {
  return kind === 'goods' ? null : earlyBeginningWords[kind];
}
