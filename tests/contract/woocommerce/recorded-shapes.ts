import { type Recording, recordings } from './recordings.ts';
import { addTo, differencesOf, emptyShape, isRecord, type Look, type Shape } from './shape.ts';

/** A question and what came back, of whatever back end. */
export interface Pair {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
}

/**
 * What one controller of WordPress answers with, whichever way it was asked: a list has the same rows as one of them
 * alone, and a change answers what it changed. By the path without its ids.
 */
const resources: readonly (readonly [RegExp, string])[] = [
  [/^\/wp-json\/wc\/v3\/orders(\/\{id\})?$/, 'order'],
  [/^\/wp-json\/wc\/v3\/orders\/\{id\}\/refunds(\/\{id\})?$/, 'refund'],
  [/^\/wp-json\/wc\/v3\/orders\/\{id\}\/notes(\/\{id\})?$/, 'order note'],
  [/^\/wp-json\/wc\/v3\/products(\/\{id\})?$/, 'product'],
  [/^\/wp-json\/wc\/v3\/products\/\{id\}\/variations(\/\{id\})?$/, 'variation'],
  [/^\/wp-json\/wc\/v3\/products\/categories(\/\{id\})?$/, 'category'],
  [/^\/wp-json\/wc\/v3\/products\/tags(\/\{id\})?$/, 'tag'],
  [/^\/wp-json\/wc\/v3\/products\/attributes(\/\{id\})?$/, 'attribute'],
  [/^\/wp-json\/wc\/v3\/customers(\/\{id\})?$/, 'customer'],
  [/^\/wp-json\/wc\/v3\/shipping\/zones(\/\{id\})?$/, 'zone'],
  [/^\/wp-json\/wc\/v3\/taxes\/classes$/, 'tax class'],
  [/^\/wp-json\/wc\/v3\/settings\/[\w-]+$/, 'setting'],
  [/^\/wp-json\/wcfmmp\/v1\/orders(\/\{id\})?$/, 'order of the market'],
  [/^\/wp-json\/wcfmmp\/v1\/products(\/quick-edit)?(\/\{id\})?$/, 'product of the market'],
  [/^\/wp-json\/wcfmmp\/v1\/store-vendors\/\{id\}\/products$/, 'product of the market'],
  [/^\/wp-json\/wcfmmp\/v1\/store-vendors(\/\{id\})?$/, 'store'],
  [/^\/wp-json\/wcfmmp\/v1\/settings\/id\/\{id\}$/, 'store settings'],
  [/^\/wp-json\/wc\/store\/v1\/cart(\/[\w-]+)?$/, 'cart'],
  [/^\/wp-json\/wc\/store\/v1\/checkout$/, 'checkout'],
  [/^\/wp-json\/wp\/v2\/users(\/\{id\}|\/me)?$/, 'user'],
  [/^\/wp-json\/wp\/v2\/pages(\/\{id\})?$/, 'page'],
  [/^\/wp-json\/wp\/v2\/media(\/\{id\})?$/, 'file'],
  [/^\/wp-json\/menus\/v1\/(menus|locations)\/[\w-]+$/, 'menu'],
];

/** The path of WordPress's interface, whichever of its three forms it was asked in. */
export function restPathOf(path: string): { pathname: string; query: URLSearchParams } {
  const { pathname, searchParams } = new URL(path, 'http://backend.test');
  const route = searchParams.get('rest_route');
  const named = route === null ? pathname.replace(/^\/index\.php(?=\/)/, '') : `/wp-json${route}`;
  // A pattern may stand in for a path.
  const plain = named.replaceAll('%7Bid%7D', '{id}').replace(/(?<=.)\/$/, '');
  return { pathname: plain, query: searchParams };
}

/** A path without its ids. */
export function patternOf(path: string): string {
  return restPathOf(path).pathname.replace(/\/\d+(?=\/|$)/g, '/{id}');
}

/** Whether it is GraphQL, whose answers have the form of their question. */
export function isGraphql(path: string): boolean {
  const { pathname, query } = restPathOf(path);
  return pathname === '/graphql' || (pathname === '/index.php' && query.has('graphql'));
}

/** Whether only some fields were asked for. */
function isPart(path: string): boolean {
  return restPathOf(path).query.has('_fields') || isGraphql(path);
}

/** Which answers are of one form. */
function familyOf({ method, path, status, body }: Pair): string {
  const { query } = restPathOf(path);
  const pattern = patternOf(path);
  if (isGraphql(path)) return Array.isArray(body) ? 'graphql batch' : 'graphql';
  if (isRecord(body) && 'errors' in body && 'error_data' in body) return 'soft error';
  if (status >= 400 && isRecord(body) && typeof body['code'] === 'string') {
    const isStores = pattern.startsWith('/wp-json/wc/store/');
    return `${isStores ? 'store ' : ''}error ${body['code']}`;
  }
  const [, resource] = resources.find(([one]) => one.test(pattern)) ?? [];
  // What a path takes is no resource of it.
  if (resource === undefined || status >= 300 || method === 'OPTIONS') {
    return `${method} ${pattern} ${status}`;
  }
  // WordPress answers a change of a person as to anyone who may change one.
  const isEditing = query.get('context') === 'edit' || (resource === 'user' && method !== 'GET');
  const name = isEditing ? `${resource} to edit` : resource;
  return Array.isArray(body) ? `${name} list` : name;
}

/** Forms of answers by their families. */
export class AnswerShapes {
  readonly #families = new Map<string, Shape>();

  /** The forms of a family; a list's rows are the forms of its resource. */
  #shapeOf(family: string): Shape {
    const known = this.#families.get(family);
    if (known) return known;
    const made = emptyShape();
    this.#families.set(family, made);
    if (family.endsWith(' list')) made.items = this.#shapeOf(family.slice(0, -' list'.length));
    return made;
  }

  /** @param isSome whether keys are left out, as where only some fields were asked for */
  add(pair: Pair, isSome = isPart(pair.path)): this {
    addTo(this.#shapeOf(familyOf(pair)), pair.body, isSome);
    return this;
  }

  /** In what an answer differs from all known ones of its family, at every depth. */
  differencesOf(pair: Pair, mayAdd?: Look['mayAdd']): string[] {
    const family = familyOf(pair);
    const shape = this.#shapeOf(family);
    // One alone may have been seen only in a list, and a list's rows only alone.
    const { keys, kinds } = shape.items ?? shape;
    if (keys.size + kinds.size + shape.kinds.size === 0) {
      return [`nothing was recorded as ${family}`];
    }
    const look = { isPart: isPart(pair.path), ...(mayAdd && { mayAdd }) };
    return differencesOf(pair.body, shape, look);
  }
}

/** The pair of a recording. */
export function pairOf({ request: { method, path }, response: { status, body } }: Recording): Pair {
  return { method, path, status, body };
}

/** A refusal by its status and code, or the status alone. */
export function outcomeOf(status: number, body: unknown): string {
  const code = isRecord(body) && typeof body['code'] === 'string' ? body['code'] : null;
  return status >= 400 && code !== null ? `${status} ${code}` : String(status);
}

/** Answers to GraphQL have the keys that were asked for, so that each is held against its own recording. */
function missingKeys(recorded: unknown, body: unknown): string[] {
  const own = emptyShape();
  addTo(own, recorded, false);
  return differencesOf(body, own, { isPart: false }).filter((one) => one.endsWith('is missing'));
}

/**
 * In what an answer differs from what was recorded of such a question: by its status and code, by being a list or one,
 * and at every depth by its keys and the types of their values. Of these the recordings together say which are always
 * there.
 */
export function differencesFrom(
  recording: Recording,
  shapes: AnswerShapes,
  pair: Pair,
  mayAdd?: Look['mayAdd'],
): string[] {
  const { status, body } = recording.response;
  const [ours, theirs] = [outcomeOf(pair.status, pair.body), outcomeOf(status, body)];
  if (ours !== theirs) return [`is ${ours}, recorded is ${theirs}`];
  return [
    ...(Array.isArray(pair.body) === Array.isArray(body) ? [] : ['is a list, or is none']),
    ...shapes.differencesOf(pair, mayAdd),
    ...(isGraphql(pair.path) ? missingKeys(body, pair.body) : []),
  ];
}

/** Every form that was recorded. */
export function recordedShapes(): AnswerShapes {
  const shapes = new AnswerShapes();
  for (const recording of recordings) shapes.add(pairOf(recording));
  return shapes;
}
