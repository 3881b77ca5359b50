import * as v from 'valibot';

/** What a page calls one of the own devices by; it opens nothing. */
export const deviceIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
