import * as v from 'valibot';

/** The id of a database row of the shop. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));

/** The id that a browser assigns to a line or a checkout. */
export const uuid = v.pipe(v.string(), v.uuid());
