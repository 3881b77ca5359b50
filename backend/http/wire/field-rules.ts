/** Whether what is shown now is what was sent. */
type Alike = (sent: unknown, shown: unknown) => boolean;

/**
 * What becomes of a field that WooCommerce or WordPress documents (ADR 0073):
 * - `kept`: it is written and answered back, which is looked at before anything is answered;
 * - `fixed`: here it is always the same, so that any other value is refused;
 * - `read-only`: documented as such, and passed over as WordPress does;
 * - `said`: it steers the write and is no part of what is answered.
 */
export type FieldRule =
  | { readonly kind: 'kept'; readonly alike: Alike }
  | { readonly kind: 'fixed'; readonly why: string; readonly as?: unknown }
  | { readonly kind: 'read-only' }
  | { readonly kind: 'said' };

/** What becomes of every documented field of one endpoint; what is not named is no one's, and passed over. */
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
 * True where a value says nothing else than what is shown: `18.5` is `18.50`, and a part of an object is compared with
 * that part. An entry of a list that is shown with an id has to name it, since without one it would be another entry.
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

/** Written as it was sent. */
export const kept: FieldRule = { kind: 'kept', alike: isSame };

/** Written, and shown in a form of its own: as HTML, sorted, or made the only one of its kind. */
export const storedAsSent: FieldRule = { kind: 'kept', alike: () => true };

export const readOnly: FieldRule = { kind: 'read-only' };

export const said: FieldRule = { kind: 'said' };

/** @param as what stands for it where no answer shows it */
export function fixed(why: string, as?: unknown): FieldRule {
  return { kind: 'fixed', why, as };
}
