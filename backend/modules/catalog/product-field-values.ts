import { type FieldRule, isSame } from '#backend/http/wire/field-rules.ts';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rowsIn(list: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** Times without a zone are in the shop's time zone, UTC. */
function timeOf(text: unknown): number {
  if (typeof text !== 'string') return Number.NaN;
  return Date.parse(/[zZ]$|[+-]\d\d:?\d\d$/.test(text) ? text : `${text.replace(' ', 'T')}Z`);
}

export const storedTime: FieldRule = {
  kind: 'kept',
  alike: (sent, shown) => isSame(sent, shown) || timeOf(dayOf(sent)) === timeOf(shown),
};

function dayOf(text: unknown): unknown {
  return typeof text === 'string' && /^[\d-]{10}$/.test(text) ? `${text}T00:00:00` : text;
}

/** The instant of a text on the wire; null if it is empty. */
export function instantOfText(text: string): Date | null {
  return text === '' ? null : new Date(timeOf(dayOf(text)));
}

/** Every requested category has to be among the product's, which are one category and its parent. */
export const storedCategories: FieldRule = {
  kind: 'kept',
  alike(sent, shown) {
    const there = rowsIn(shown).map(({ id }) => id);
    return rowsIn(sent).every(({ id }) => there.some((one) => isSame(id, one)));
  },
};

export const storedPictures: FieldRule = {
  kind: 'kept',
  alike(sent, shown) {
    const there = rowsIn(shown);
    return rowsIn(sent).every(({ id, name, alt }, place) =>
      isSame({ id, name, alt: alt ?? undefined }, there[place]),
    );
  },
};

export const storedAttributes: FieldRule = {
  kind: 'kept',
  alike(sent, shown) {
    const there = rowsIn(shown);
    return rowsIn(sent).every((attribute, place) => isSame(attribute, there[place]));
  },
};
