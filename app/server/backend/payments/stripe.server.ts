import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

import { createFetch } from 'ofetch';
import * as v from 'valibot';

import { AppError } from '#domain/app-error.ts';

import type { CardGateway } from './card-gateway.server.ts';
import {
  pauseMs,
  intentSchema,
  type Intent,
  type StripeOptions,
  refusalOf,
  mayComeRight,
  failureOf,
} from './stripe-failure.server.ts';

const timeout = 10_000;
/** Limits retries to what a user will wait for; the idempotency key makes them one payment. */
const mostTries = 3;
/**
 * Card payments through Stripe's PaymentIntents: authorised first, captured once the order exists (docs/adr/0021).
 * Written from the API documentation and tested only against a stub.
 */
export function createStripeGateway({
  secretKey,
  baseURL,
  timeoutMs = timeout,
}: StripeOptions): CardGateway {
  const fetchStripe = createFetch({
    defaults: {
      baseURL,
      redirect: 'error',
      retry: 0,
      headers: { authorization: `Bearer ${secretKey}`, 'stripe-version': '2024-06-20' },
    },
  });

  async function intentOf(
    method: 'GET' | 'POST',
    path: string,
    { key, fields }: { key?: string; fields?: Record<string, string> } = {},
  ): Promise<Intent> {
    for (let tries = 1; ; tries += 1) {
      try {
        const answer: unknown = await fetchStripe(path, {
          method,
          signal: AbortSignal.timeout(timeoutMs),
          ...(fields ? { body: new URLSearchParams(fields) } : {}),
          ...(key ? { headers: { 'idempotency-key': key } } : {}),
        });
        return v.parse(intentSchema, answer);
      } catch (error) {
        if (tries >= mostTries || !mayComeRight(error)) throw error;
        await setTimeout(pauseMs);
      }
    }
  }

  /** The transaction id of an authorised intent; throws what is missing otherwise. */
  function authorised(intent: Intent): string {
    if (intent.status === 'requires_capture' || intent.status === 'succeeded') return intent.id;
    if (intent.status === 'requires_action' && intent.client_secret) {
      const { id, client_secret: secret } = intent;
      throw new AppError('card_asks', { fields: { transaction: id, secret } });
    }
    throw new AppError('card_declined');
  }

  const path = (id: string, verb = '') =>
    `/v1/payment_intents/${encodeURIComponent(id)}${verb && `/${verb}`}`;

  return {
    authorise: async ({ token, amount, key }) => {
      try {
        if (token.startsWith('pi_')) {
          const asked = await intentOf('GET', path(token));
          // A payment for another checkout or of a different amount does not count.
          if (asked.metadata['checkout'] !== key || asked.amount !== amount) {
            throw new AppError('card_declined');
          }
          if (asked.status !== 'requires_confirmation') return authorised(asked);
          return authorised(
            await intentOf('POST', path(token, 'confirm'), {
              key: `${key}-confirm-${token}`,
              fields: {},
            }),
          );
        }
        // A different card is a new attempt; the same one is the same attempt, however often it is sent.
        const digest = createHash('sha256').update(token).digest('hex').slice(0, 16);
        return authorised(
          await intentOf('POST', '/v1/payment_intents', {
            key: `${key}-${digest}-${amount}`,
            fields: {
              amount: String(amount),
              currency: 'eur',
              payment_method: token,
              'payment_method_types[]': 'card',
              capture_method: 'manual',
              confirmation_method: 'manual',
              confirm: 'true',
              'metadata[checkout]': key,
            },
          }),
        );
      } catch (error) {
        throw failureOf(error);
      }
    },
    capture: async (transactionId) => {
      try {
        await intentOf('POST', path(transactionId, 'capture'), {
          key: `${transactionId}-capture`,
          fields: {},
        });
      } catch (error) {
        if (refusalOf(error)?.payment_intent?.status === 'succeeded') return;
        throw failureOf(error);
      }
    },
    settle: async (transactionId) => {
      try {
        const { status } = await intentOf('GET', path(transactionId));
        if (status === 'succeeded') return true;
        if (status !== 'requires_capture') return false;
        const taken = await intentOf('POST', path(transactionId, 'capture'), {
          key: `${transactionId}-capture`,
          fields: {},
        });
        return taken.status === 'succeeded';
      } catch (error) {
        throw failureOf(error);
      }
    },
    release: async (transactionId) => {
      try {
        await intentOf('POST', path(transactionId, 'cancel'), {
          key: `${transactionId}-cancel`,
          fields: {},
        });
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}
