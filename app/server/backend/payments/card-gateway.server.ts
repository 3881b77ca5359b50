import { createHash } from 'node:crypto';

import type { CardOffer } from '#domain/payment/card/card-offer.ts';
import { env, isDemoWorld } from '#app/platform/settings/env.server.ts';
import { AppError } from '#domain/app-error.ts';
import type { Cents } from '#domain/money/money.ts';
import { testCardOutcome } from '#domain/payment/card/test-card.ts';

import { createStripeGateway } from './stripe.server.ts';

/** One command to pay by card. A number of a card is no part of it and never reaches this process. */
export interface CardPayment {
  /** What the browser got for the card, or the id of a payment whose owner was asked. */
  readonly token: string;
  readonly amount: Cents;
  /** The key of the checkout: however often it is sent, the card pays once. */
  readonly key: string;
}

/** Anyone who takes money from cards. */
export interface CardGateway {
  /**
   * Sets the amount aside on the card; takes nothing yet.
   * @returns the id of the transaction
   * @throws AppError `card_declined`; `card_asks` with what its owner is to be asked; `backend_failed`,
   *   `backend_timeout`
   */
  readonly authorise: (payment: CardPayment) => Promise<string>;
  /** Takes what was set aside. Once more changes nothing. */
  readonly capture: (transactionId: string) => Promise<void>;
  /** Finishes an interrupted payment. @returns true when the money was taken, now or before */
  readonly settle: (transactionId: string) => Promise<boolean>;
  /** Lets go of what was set aside. */
  readonly release: (transactionId: string) => Promise<void>;
}

/** Takes the published test numbers, and no money. It keeps nothing: a transaction follows from its key. */
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

/** The card gateway of a shop; null where none is configured: then no card is offered. */
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

/** What a browser needs to take a card; null where no card is taken. */
export function cardOffer(): CardOffer | null {
  return configured?.offer ?? null;
}

/** The gateway of this installation. @throws AppError `not_allowed` where no card is taken */
export function cardGateway(): CardGateway {
  if (!configured) throw new AppError('not_allowed');
  return configured.gateway;
}
