import * as v from 'valibot';

import { locales } from '#domain/locale.ts';

/**
 * Search parameter: whose texts a form shows, where it is not the language of the page. What is no language is none.
 */
export const textLanguage = v.optional(v.fallback(v.optional(v.picklist(locales)), undefined));
