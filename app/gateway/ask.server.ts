import { createFetch, FetchError } from 'ofetch';
import * as v from 'valibot';

import { AppError } from '#domain/app-error.ts';

import { openTransport, type Transport } from './transport.server.ts';

const readTimeoutMs = 5_000;
const writeTimeoutMs = 10_000;
/** A chunk of 5 MiB takes longer than a word. */
const fileTimeoutMs = 60_000;

export interface Question<TSchema extends v.GenericSchema> {
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly query?: Record<string, string | number | undefined>;
  readonly body?: Record<string, unknown> | FormData;
  readonly headers?: Record<string, string>;
  /** Whose word it is; nobody's when left out. */
  readonly as?: 'service' | 'video' | { readonly token: string };
  readonly schema: TSchema;
  /** Turns a refusal into a code; null leaves the general answer. */
  readonly refusal?: (status: number, body: unknown) => AppError | null;
}

/**
 * Asks the back end one thing. Every answer passes a schema: what does not fit is a failure, not data.
 * @throws AppError `backend_timeout`, `backend_failed`, or what `refusal` says
 */
export async function ask<TSchema extends v.GenericSchema>(
  path: string,
  question: Question<TSchema>,
): Promise<v.InferOutput<TSchema>> {
  const transport = await openTransport();
  const method = question.method ?? 'GET';
  const authorization = authorizationOf(question.as, transport);
  const fetchBackend = createFetch({
    fetch: (input, init) => transport.fetch(new Request(input, init)),
    defaults: { retry: 0, redirect: 'error' },
  });
  const timeout =
    question.body instanceof FormData
      ? fileTimeoutMs
      : method === 'GET'
        ? readTimeoutMs
        : writeTimeoutMs;
  try {
    const body = await fetchBackend<unknown>(path, {
      baseURL: 'http://backend.internal',
      method,
      query: { ...question.query, cacheBuster: Date.now() },
      ...(question.body ? { body: question.body } : {}),
      headers: { ...question.headers, ...(authorization ? { authorization } : {}) },
      timeout,
    });
    return v.parse(question.schema, body);
  } catch (error) {
    throw failureOf(error, question.refusal);
  }
}

function authorizationOf(
  as: Question<v.GenericSchema>['as'],
  transport: Transport,
): string | undefined {
  if (as === 'service') return transport.serviceAuthorization;
  if (as === 'video') return transport.videoAuthorization;
  return as && `Bearer ${as.token}`;
}

function failureOf(error: unknown, refusal?: Question<v.GenericSchema>['refusal']): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof FetchError && error.status !== undefined) {
    return refusal?.(error.status, error.data) ?? new AppError('backend_failed', { cause: error });
  }
  const timedOut = error instanceof FetchError && /timeout|aborted/i.test(error.message);
  return new AppError(timedOut ? 'backend_timeout' : 'backend_failed', { cause: error });
}
