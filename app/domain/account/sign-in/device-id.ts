import * as v from 'valibot';

/** The id by which a page refers to one of the user's devices; it grants no access. */
export const deviceIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
