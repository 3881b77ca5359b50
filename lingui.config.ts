import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

import { defaultLocale, locales } from './app/domain/locale.ts';

/**
 * The screens behind the sign-in and on the way to it (its own pages, requests, the basket), and mails. A sentence that
 * others show as well is in both catalogues.
 */
const accountFiles = [
  'app/features/{account,admin,delivery,desk,gift,orders,request,studio,verify}/**',
  'app/features/basket/{basket.messages.ts,{basket-page,changes-notice,line-groups,line-row}.tsx}',
  'app/features/checkout/{checkout-summary,empty-checkout,order-refusal,several-orders,shipping-choice,shipping-title}.tsx',
  'app/features/checkout/{shipping,payment,review,success}-{page,screen}.tsx',
  'app/features/checkout/{checkout.messages.ts,card/**}',
  'app/features/content/legal/{accessibility,cookies,imprint,past-text}-page.tsx',
  'app/features/content/legal/{agreement,missing-text}.tsx',
  'app/features/content/legal/*.messages.ts',
  'app/entities/basket/use-lost-answers.ts',
  'app/features/gate/gate-form.tsx',
  'app/features/reports/!(report-link).{ts,tsx}',
  'app/entities/clip/{clips-chip,waiting-clips.functions,waiting-clips.queries}.{ts,tsx}',
  'app/entities/{application,order,payment,payout,report,request,video}/**',
  'app/server/**/*.server.ts',
  'app/routes/*/_account/**',
  'app/routes/*/account/**',
  'app/routes/*/{accessibility,cookies,imprint,legal.$hash,report,verify,gift.$token}.tsx',
  'app/routes/*/{basket,celebrity.$vendorId.request.$service}.tsx',
  'app/features/reviews/{order-review,review-form,answer-form}.{ts,tsx}',
  'app/features/reviews/order-review.*.ts',
  'app/features/favourites/favourites-screen.tsx',
  'app/entities/live/**',
  'app/platform/mail/**',
  'app/platform/picture/picture-failure.messages.ts',
  'app/ui/**/{app-form,conflict-notice,delete-dialog,error-summary,language-choice,language-notice,leave-guard,marked-text-field,picture-upload,preview-dialog,publish-bar,save-outcome,text-counter}.tsx',
];

export default defineConfig({
  sourceLocale: defaultLocale,
  locales: [...locales],
  // What only someone who is signed in reads, and mails, are apart: visitors do not load them.
  catalogs: [
    { path: 'locales/{locale}/messages', include: ['app'], exclude: accountFiles },
    { path: 'locales/{locale}/account', include: accountFiles },
  ],
  // What people typed into a sentence stays as they typed it.
  runtimeConfigModule: { Trans: ['#app/ui/text/text-trans.tsx', 'Trans'] },
  format: formatter({ lineNumbers: false, origins: false }),
});
