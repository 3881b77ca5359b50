import type { Endpoint } from './endpoint-types.ts';

/**
 * The error responses of an endpoint by status: those implied by its input and audience, and those that it declares.
 */
export function refusalsOf(endpoint: Endpoint): Readonly<Record<number, string>> {
  const { audience, body, query, path, refuses, methods } = endpoint;
  const isForAll = audience === 'everyone';
  const takesSomething = body !== undefined || query !== undefined;
  const mustForce = methods === 'DELETE' && query !== undefined && 'force' in query;
  return {
    ...(takesSomething ? { 400: 'A parameter is missing or wrong; the answer names it.' } : {}),
    ...(isForAll ? {} : { 401: 'No one is signed in, or the key is none.' }),
    ...(isForAll ? {} : { 403: 'The caller may not.' }),
    ...(path.includes('{') ? { 404: 'There is none.' } : {}),
    ...(body ? { 413: 'The body is too large.' } : {}),
    ...(mustForce ? { 501: 'It goes for good only, which has to be asked for.' } : {}),
    ...refuses,
  };
}
