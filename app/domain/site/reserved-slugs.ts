import { locales } from '#domain/locale.ts';

/** First path segments of the site's other pages, files and endpoints: content pages cannot use them. */
export const reservedSlugs: readonly string[] = [
  ...['accessibility', 'account', 'applications', 'basket', 'celebrities', 'celebrity'],
  ...['checkout', 'desk', 'gate', 'gift'],
  ...[
    'my-data',
    'my-application',
    'my-clips',
    'my-favourites',
    'my-earnings',
    'my-payouts',
    'my-orders',
    'my-products',
    'my-profile',
    'my-requests',
    'my-services',
  ],
  ...['legal', 'product', 'products', 'report', 'settings', ...locales],
  ...['api', 'assets', 'demo', 'dev', 'fonts', 'media', 'static'],
  ...[
    'auth',
    'graphql',
    'players',
    'upload',
    'upload-tokens',
    'verify',
    'videos',
    'vod',
    'watermarks',
  ],
];
