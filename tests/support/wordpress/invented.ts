import { recordings } from '../../contract/woocommerce/recordings.ts';
import {
  isGraphql,
  outcomeOf,
  pairOf,
  patternOf,
  recordedShapes,
} from '../../contract/woocommerce/recorded-shapes.ts';
import type { Answer, Asked } from './answers.ts';
import { sourced } from './sources.ts';

/** A status of 500 that only a mistake in the recorded WordPress of the tests gives. */
export const inventedCode = 'stand_in_invented';

const shapes = recordedShapes();
for (const { method, path, status, like, isSome } of sourced) {
  if (like !== undefined) shapes.add({ method, path, status, body: like }, isSome ?? false);
}

/** The methods that change something are one to WordPress. */
function verbOf(method: string): string {
  return method === 'PUT' || method === 'PATCH' ? 'POST' : method;
}

function endpointOf(method: string, path: string): string {
  return isGraphql(path) ? 'graphql' : `${verbOf(method)} ${patternOf(path)}`;
}

const pairs = [...recordings.map(pairOf), ...sourced.map((one) => ({ ...one, body: one.like }))];
const endpoints = new Set(pairs.map(({ method, path }) => endpointOf(method, path)));
const known = new Set(
  pairs.flatMap(({ method, path, status, body }) => {
    const outcome = outcomeOf(status, body);
    const here = `${endpointOf(method, path)} ${outcome}`;
    // WordPress refuses alike everywhere; that there is no such path was recorded of that path alone.
    return status >= 400 && !outcome.endsWith('rest_no_route') ? [here, outcome] : [here];
  }),
);

/** What is ours: a WordPress has no such path. */
const ours = /^\/wp-json\/astera\//;

/**
 * In what an answer is another than every one that was recorded, or that the source shows, of such a question.
 * @returns one sentence for each place; none for an answer that a WordPress may give
 */
export function inventedIn({ method, path }: Asked, { status, body }: Answer): string[] {
  const outcome = outcomeOf(status, body);
  const endpoint = endpointOf(method, path);
  if (outcome === '404 rest_no_route' && ours.test(path)) return [];
  if (!endpoints.has(endpoint)) return [`${endpoint}: no one recorded what it answers`];
  if (!known.has(`${endpoint} ${outcome}`) && !known.has(outcome)) {
    return [`${endpoint}: no one recorded that it answers ${outcome}`];
  }
  return shapes
    .differencesOf({ method, path, status, body })
    .map((difference) => `${endpoint} ${outcome}: ${difference}`);
}
