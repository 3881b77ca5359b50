/** Whether the stored value is equivalent to what was sent. */
type Alike = (sent: unknown, shown: unknown) => boolean;

/**
 * How a field that WooCommerce or WordPress documents is handled (ADR 0073):
 * - `kept`: it is stored and returned, which is verified before responding;
 * - `fixed`: it has a constant value here, so any other value is refused;
 * - `read-only`: documented as such, and ignored as in WordPress;
 * - `said`: it controls the write and is not part of the response.
 */
export type FieldRule =
  | { readonly kind: 'kept'; readonly alike: Alike }
  | { readonly kind: 'fixed'; readonly why: string; readonly as?: unknown }
  | { readonly kind: 'read-only' }
  | { readonly kind: 'said' };

/** How each documented field of an endpoint is handled; unlisted fields are ignored. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

export type Body = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function isSameScalar(sent: unknown, shown: unknown): boolean {
  if (typeof shown === 'boolean') return String(sent) === String(shown) || sent === String(+shown);
  const [one, other] = [String(sent).trim(), String(shown).trim()];
  return one === other || (one !== '' && other !== '' && Number(one) === Number(other));
}

/**
 * True if a value is equivalent to what is returned: `18.5` equals `18.50`, and a partial object is compared with those
 * parts only. A list entry that is returned with an id has to name it; without one it would be a new entry.
 */
export function isSame(sent: unknown, shown: unknown): boolean {
  if (isNothing(sent) || isNothing(shown)) return isNothing(sent) && isNothing(shown);
  if (Array.isArray(sent)) {
    if (!Array.isArray(shown) || sent.length !== shown.length) return false;
    return sent.every((entry: unknown, place) => {
      const there: unknown = shown[place];
      const isNamed = !isRecord(there) || !('id' in there) || (isRecord(entry) && 'id' in entry);
      return isNamed && isSame(entry, there);
    });
  }
  if (isRecord(sent)) {
    if (!isRecord(shown)) return false;
    return Object.entries(sent).every(
      ([name, value]) => value === undefined || !(name in shown) || isSame(value, shown[name]),
    );
  }
  return typeof shown !== 'object' && isSameScalar(sent, shown);
}

/** Stored as sent. */
export const kept: FieldRule = { kind: 'kept', alike: isSame };

/** Stored, but returned in another form: as HTML, sorted, or made unique. */
export const storedAsSent: FieldRule = { kind: 'kept', alike: () => true };

export const readOnly: FieldRule = { kind: 'read-only' };

export const said: FieldRule = { kind: 'said' };

/** @param as the value to compare with if responses do not include the field */
export function fixed(why: string, as?: unknown): FieldRule {
  return { kind: 'fixed', why, as };
}
