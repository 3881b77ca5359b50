/** What JSON tells apart. */
type Kind = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

/** Every form that a value had in what was recorded, at every depth. */
export interface Shape {
  readonly kinds: Set<Kind>;
  readonly keys: Map<string, Shape>;
  /** How many whole objects were seen here, and in how many of them each key was. */
  objects: number;
  readonly seen: Map<string, number>;
  /** Of the elements of lists, or of the values of a dictionary, together. */
  items: Shape | null;
}

/** Where keys are data, such as names of capabilities: their values are taken together. */
const dictionaries = [
  /(^|\.)(extra_)?capabilities$/,
  /(^|\.)data\.(params|details)$/,
  /(^|\.)roles$/,
];

/** Whatever someone stored: it is answered as it was sent. */
const opaque = [/(^|\.)meta_data\[\]\.(display_)?value$/];

export function emptyShape(): Shape {
  return { kinds: new Set(), keys: new Map(), objects: 0, seen: new Map(), items: null };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function kindOf(value: unknown): Kind {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'array';
  const kind = typeof value;
  return kind === 'boolean' || kind === 'number' || kind === 'string' ? kind : 'object';
}

/** The keys that are compared: links lead elsewhere in every installation. */
function entriesOf(value: Record<string, unknown>): [string, unknown][] {
  return Object.entries(value).filter(([key, item]) => key !== '_links' && item !== undefined);
}

/**
 * Adds a recorded value to the forms that are known.
 * @param isPart whether fields were left out on demand, so that a missing one says nothing
 */
export function addTo(shape: Shape, value: unknown, isPart: boolean, path = ''): void {
  shape.kinds.add(kindOf(value));
  if (opaque.some((one) => one.test(path))) return;
  if (Array.isArray(value)) {
    shape.items ??= emptyShape();
    for (const item of value) addTo(shape.items, item, isPart, `${path}[]`);
  } else if (isRecord(value)) {
    if (dictionaries.some((one) => one.test(path))) {
      shape.items ??= emptyShape();
      for (const [, item] of entriesOf(value)) addTo(shape.items, item, isPart, `${path}.*`);
      return;
    }
    if (!isPart) shape.objects += 1;
    for (const [key, item] of entriesOf(value)) {
      const known = shape.keys.get(key) ?? emptyShape();
      shape.keys.set(key, known);
      if (!isPart) shape.seen.set(key, (shape.seen.get(key) ?? 0) + 1);
      addTo(known, item, isPart, path === '' ? key : `${path}.${key}`);
    }
  }
}

/** How strictly a value is looked at. */
export interface Look {
  /** Whether fields were left out on demand. */
  readonly isPart: boolean;
  /** Keys that may be there on top, by their whole path. */
  readonly mayAdd?: (path: string) => boolean;
}

/**
 * In what a value differs from every form that was recorded of it.
 * @returns one sentence for each place
 */
export function differencesOf(value: unknown, shape: Shape, look: Look, path = ''): string[] {
  const kind = kindOf(value);
  const here = path === '' ? 'the answer' : path;
  if (opaque.some((one) => one.test(path))) return [];
  if (shape.kinds.size > 0 && !shape.kinds.has(kind)) {
    return [`${here} is ${kind}, recorded is ${[...shape.kinds].toSorted().join(' or ')}`];
  }
  if (Array.isArray(value)) {
    const { items } = shape;
    // Lists that were only ever recorded empty say nothing of their rows.
    if (!items || items.kinds.size === 0) return [];
    return [...new Set(value.flatMap((item) => differencesOf(item, items, look, `${path}[]`)))];
  }
  if (!isRecord(value)) return [];
  if (dictionaries.some((one) => one.test(path))) {
    const { items } = shape;
    if (!items || items.kinds.size === 0) return [];
    return entriesOf(value).flatMap(([, item]) => differencesOf(item, items, look, `${path}.*`));
  }
  const at = (key: string) => (path === '' ? key : `${path}.${key}`);
  const missing = look.isPart
    ? []
    : [...shape.seen]
        .filter(([key, count]) => count === shape.objects && value[key] === undefined)
        .map(([key]) => `${at(key)} is missing`);
  const others = entriesOf(value).flatMap(([key, item]) => {
    const known = shape.keys.get(key);
    if (known) return differencesOf(item, known, look, at(key));
    return look.mayAdd?.(at(key)) ? [] : [`${at(key)} was never recorded`];
  });
  return [...missing, ...others];
}
