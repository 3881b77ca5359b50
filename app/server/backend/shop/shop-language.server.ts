import * as v from 'valibot';

import { paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts';

import { ask } from '#app/server/backend/ask.server.ts';

const statusSchema = v.looseObject({ environment: v.looseObject({ language: v.string() }) });

/** The language of the shop's own pages: WordPress's language if we support it, otherwise English. */
export async function readShopLanguage(): Promise<Locale> {
  try {
    const { environment } = await ask(paths.systemStatus, {
      as: 'service',
      query: { _fields: 'environment.language' },
      schema: statusSchema,
    });
    const language = environment.language.slice(0, 2);
    return isLocale(language) ? language : defaultLocale;
  } catch (error) {
    // The embedded back end has no such pages and names its products itself; elsewhere a title in another language is
    // acceptable.
    if (error instanceof AppError) return defaultLocale;
    throw error;
  }
}
