import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

import { defaultLocale, locales } from './app/domain/locale.ts';

export default defineConfig({
  sourceLocale: defaultLocale,
  locales: [...locales],
  catalogs: [{ path: 'locales/{locale}/messages', include: ['app'] }],
  format: formatter({ lineNumbers: false, origins: false }),
});
