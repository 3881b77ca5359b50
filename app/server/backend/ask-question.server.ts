import { createFetch, FetchError } from 'ofetch';
import * as v from 'valibot';
import { AppError } from '#domain/app-error.ts';
import { isOrderPath, tellOfOrder } from './orders/notified-orders.server.ts';
import { callKindOf, fileTimeoutMs, limitOf, streamTimeoutMs } from './limits.server.ts';
import { withCacheBuster } from './cache-buster.ts';
import { bufferResponse } from './buffer-response.ts';
import { openTransport, type Transport } from '#app/server/composition.server.ts';
import { untilAborted } from './until-aborted.server.ts';

export interface Question<TSchema extends v.GenericSchema> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** True for a POST that changes nothing, such as a GraphQL query: it gets the same timeout as a GET. */
  readonly isRead?: true;
  readonly query?: Record<string, string | number | undefined>;
  /** Bytes are sent unchanged; `headers` describe them. */
  readonly body?: Record<string, unknown> | ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
  readonly headers?: Record<string, string>;
  /**
   * Whose credentials to use; none if omitted. `maker` creates something this person will own, after our own check, as
   * for `service`. `app` is for visitors who have no account yet.
   */
  readonly as?:
    | 'service'
    | 'app'
    | 'video'
    | { readonly token: string }
    | { readonly maker: string };
  readonly schema: TSchema;
  /** Turns a refusal into an error code; null falls back to the general error. */
  readonly refusal?: (status: number, body: unknown) => AppError | null;
}

/** Removes NULs and lone surrogates from the query: no URL can contain them, and only attacks send them. */
function sendable(query: NonNullable<Question<v.GenericSchema>['query']>) {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
    ]),
  );
}

export async function askFor<TSchema extends v.GenericSchema>(
  path: string,
  question: Question<TSchema>,
): Promise<{ answer: v.InferOutput<TSchema>; headers: Headers }> {
  const transport = await openTransport();
  const method = question.method ?? 'GET';
  const authorization = authorizationOf(question.as, transport);
  const fetchBackend = createFetch({
    fetch: (input, init) => {
      const request = new Request(input, init);
      return untilAborted(bufferResponse(transport.fetch(request)), request);
    },
    defaults: { retry: 0, redirect: 'error' },
  });
  const timeout = timeoutOf(path, method, question);
  try {
    const response = await fetchBackend.raw<unknown>(withCacheBuster(path), {
      baseURL: 'http://backend.internal',
      method,
      ...(question.query ? { query: sendable(question.query) } : {}),
      ...(question.body ? { body: question.body } : {}),
      headers: { ...question.headers, ...(authorization ? { authorization } : {}) },
      timeout,
    });
    if (method !== 'GET' && isOrderPath(path)) tellOfOrder(response._data);
    return { answer: v.parse(question.schema, response._data), headers: response.headers };
  } catch (error) {
    throw failureOf(error, question.refusal);
  }
}

function timeoutOf<TSchema extends v.GenericSchema>(
  path: string,
  method: string,
  { body, isRead }: Question<TSchema>,
): number {
  if (body instanceof ReadableStream) return streamTimeoutMs;
  if (body instanceof Uint8Array) return fileTimeoutMs;
  return limitOf(callKindOf(path, method, method === 'GET' || isRead === true));
}

function authorizationOf(
  as: Question<v.GenericSchema>['as'],
  transport: Transport,
): string | undefined {
  if (as === 'service') return transport.serviceAuthorization;
  if (as === 'app') return transport.appAuthorization;
  if (as === 'video') return transport.videoAuthorization;
  if (as && 'maker' in as) return transport.authorizationOf(as.maker);
  return as && `Bearer ${as.token}`;
}

function failureOf(error: unknown, refusal?: Question<v.GenericSchema>['refusal']): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof FetchError && error.status !== undefined) {
    return refusal?.(error.status, error.data) ?? new AppError('backend_failed', { cause: error });
  }
  const timedOut = error instanceof FetchError && /timeout|timed out|aborted/i.test(error.message);
  return new AppError(timedOut ? 'backend_timeout' : 'backend_failed', { cause: error });
}
