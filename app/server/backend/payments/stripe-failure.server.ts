import { FetchError } from 'ofetch';
import * as v from 'valibot';
import { AppError } from '#domain/app-error.ts';

export const pauseMs = 300;

export const intentSchema = v.looseObject({
  id: v.string(),
  status: v.string(),
  amount: v.number(),
  client_secret: v.nullish(v.string()),
  metadata: v.optional(v.record(v.string(), v.string()), {}),
});

export type Intent = v.InferOutput<typeof intentSchema>;

const errorSchema = v.looseObject({
  error: v.looseObject({
    type: v.string(),
    code: v.nullish(v.string()),
    payment_intent: v.nullish(intentSchema),
  }),
});

export interface StripeOptions {
  readonly secretKey: string;
  /** `https://api.stripe.com`, or a stub of it. */
  readonly baseURL: string;
  /** For tests. */
  readonly timeoutMs?: number;
}

/** Stripe's error, if the response can be parsed. */
export function refusalOf(error: unknown) {
  if (!(error instanceof FetchError) || error.status === undefined) return null;
  const body = v.safeParse(errorSchema, error.data);
  return body.success ? body.output.error : null;
}

/** Whether a retry of the same request may succeed: it was not rejected as invalid. */
export function mayComeRight(error: unknown): boolean {
  if (!(error instanceof FetchError)) return false;
  return error.status === undefined || [409, 429].includes(error.status) || error.status >= 500;
}

export function failureOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const refusal = refusalOf(error);
  // The cause contains neither the request nor the response, so that they do not end up in the log.
  if (refusal?.type === 'card_error') return new AppError('card_declined');
  const timedOut = error instanceof FetchError && /timeout|aborted/i.test(error.message);
  const cause = new Error(`Stripe: ${refusal?.type ?? (timedOut ? 'no answer' : 'failed')}`);
  return new AppError(timedOut ? 'backend_timeout' : 'backend_failed', { cause });
}
