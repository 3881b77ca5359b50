import { createHash } from 'node:crypto';

import type { CardOffer } from '#domain/payment/card/card-offer.ts';
import { env, isDemoWorld } from '#app/platform/settings/env.server.ts';
import { AppError } from '#domain/app-error.ts';
import type { Cents } from '#domain/money/money.ts';
import { testCardOutcome } from '#domain/payment/card/test-card.ts';

import { createStripeGateway } from './stripe.server.ts';

/** A command to pay by card. The card number is not part of it and never reaches this process. */
export interface CardPayment {
  /** The browser's token for the card, or the id of a payment its owner was asked to confirm. */
  readonly token: string;
  readonly amount: Cents;
  /** The checkout key: the card is charged once however often it is sent. */
  readonly key: string;
}

/** A card payment provider. */
export interface CardGateway {
  /**
   * Authorises the amount on the card without capturing it.
   * @returns the transaction id
   * @throws AppError `card_declined`; `card_asks` with what the owner has to confirm; `backend_failed`,
   *   `backend_timeout`
   */
  readonly authorise: (payment: CardPayment) => Promise<string>;
  /** Captures an authorised payment. Idempotent. */
  readonly capture: (transactionId: string) => Promise<void>;
  /** Completes an interrupted payment. @returns true if the money has been captured, now or before */
  readonly settle: (transactionId: string) => Promise<boolean>;
  /** Releases the authorisation. */
  readonly release: (transactionId: string) => Promise<void>;
}

/** Accepts the published test numbers and moves no money. Stateless: the transaction id is derived from the key. */
export const testGateway: CardGateway = {
  authorise: async ({ token, key }) => {
    if (testCardOutcome(token) !== 'paid') throw new AppError('card_declined');
    return `test_${createHash('sha256').update(`${key} ${token}`).digest('hex').slice(0, 24)}`;
  },
  capture: () => Promise.resolve(),
  settle: () => Promise.resolve(true),
  release: () => Promise.resolve(),
};

interface Configured {
  readonly offer: CardOffer;
  readonly gateway: CardGateway;
}

/** The shop's card gateway; null if none is configured, in which case cards are not offered. */
export function cardGatewayOf(
  { STRIPE, STRIPE_API_URL }: Pick<typeof env, 'STRIPE' | 'STRIPE_API_URL'>,
  isDemo: boolean,
): Configured | null {
  if (STRIPE) {
    return {
      offer: { kind: 'stripe', publishableKey: STRIPE.publishableKey },
      gateway: createStripeGateway({ secretKey: STRIPE.secretKey, baseURL: STRIPE_API_URL }),
    };
  }
  return isDemo ? { offer: { kind: 'test' }, gateway: testGateway } : null;
}

const configured = cardGatewayOf(env, isDemoWorld);

/** What a browser needs for card payments; null if cards are not accepted. */
export function cardOffer(): CardOffer | null {
  return configured?.offer ?? null;
}

/** The gateway of this installation. @throws AppError `not_allowed` if cards are not accepted */
export function cardGateway(): CardGateway {
  if (!configured) throw new AppError('not_allowed');
  return configured.gateway;
}
