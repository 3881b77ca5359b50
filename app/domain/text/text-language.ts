import * as v from 'valibot';

import { locales } from '#domain/locale.ts';

/**
 * Search parameter: the language whose texts a form shows, if different from the page's. Invalid languages are dropped.
 */
export const textLanguage = v.optional(v.fallback(v.optional(v.picklist(locales)), undefined));
