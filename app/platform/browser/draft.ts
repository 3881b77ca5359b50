import * as v from 'valibot';

import { createTextDraft, type DraftKey, type DraftPlace, type TextDraft } from './draft-store.ts';

/** A value stored under one key, as JSON. */
export interface Draft<Value> {
  /** Null when there is nothing readable. */
  readonly read: () => Value | null;
  /** Null deletes it. */
  readonly keep: (value: Value | null) => void;
  /** Parses a text from `useText`. */
  readonly parse: (text: string | null | undefined) => Value | null;
  readonly useText: TextDraft['useText'];
}

export function createDraft<Value>(
  key: DraftKey,
  schema: v.GenericSchema<unknown, Value>,
  place: DraftPlace = 'tab',
): Draft<Value> {
  const kept = createTextDraft(key, place);
  const parse = (text: string | null | undefined) => {
    try {
      const read = v.safeParse(schema, JSON.parse(text ?? 'null'));
      return read.success ? read.output : null;
    } catch {
      return null;
    }
  };
  return {
    parse,
    read: () => parse(kept.read()),
    keep: (value) => kept.write(value === null ? null : JSON.stringify(value)),
    useText: kept.useText,
  };
}
