import * as v from 'valibot';

/** Entries of meta data that are written: `id` names one that is there, no value takes one away. */
export const metaWriteSchema = v.pipe(
  v.array(
    v.looseObject({
      id: v.optional(v.number()),
      key: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
      value: v.pipe(
        v.unknown(),
        v.check((value) => (JSON.stringify(value) ?? '').length <= 20_000, 'value is too long.'),
      ),
    }),
  ),
  v.maxLength(100),
);
