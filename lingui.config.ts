import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

import { defaultLocale, locales } from './app/domain/locale.ts';

/** The screens behind the sign-in, and mails. A sentence that others show as well is in both catalogues. */
const accountFiles = [
  'app/features/auth/{connected-accounts-card,devices-card,disconnect-dialog}.tsx',
  'app/features/checkout/{checkout-summary,empty-checkout,payment-method-name}.tsx',
  'app/features/checkout/{shipping,payment,review,success}-page.tsx',
  'app/features/checkout/checkout.messages.ts',
  'app/features/change-log/**',
  'app/features/gate/gate-form.tsx',
  'app/features/my-products/**',
  'app/features/my-services/**',
  'app/features/desk/**',
  'app/features/earnings/**',
  'app/features/orders/**',
  'app/features/payment/**',
  'app/features/people/**',
  'app/features/profile/**',
  'app/features/{menu-settings,page-settings,settings}/**',
  'app/features/video/**',
  'app/features/**/*-mails.server.ts',
  'app/routes/*/_account/**',
  'app/platform/picture-failure.messages.ts',
  'app/ui/{language-choice,language-notice,leave-guard,marked-text-field,preview-dialog,save-outcome}.tsx',
];

export default defineConfig({
  sourceLocale: defaultLocale,
  locales: [...locales],
  // What only somebody who is signed in reads, and mails, are apart: visitors do not load them.
  catalogs: [
    { path: 'locales/{locale}/messages', include: ['app'], exclude: accountFiles },
    { path: 'locales/{locale}/account', include: accountFiles },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
});
