import type { I18n } from '@lingui/core';

import { giftDescription, giftTitle } from './gift.messages.ts';

const giftPicture = '/og-gift.jpg';

/**
 * The head of a gift's page: `noindex`, and a link preview that is the same for all gifts and gives nothing away, not
 * even the address.
 * @param origin `https://astera.example`, without a trailing slash
 */
export function giftHead(origin: string, i18n: I18n) {
  const [title, description] = [i18n._(giftTitle), i18n._(giftDescription)];
  return [
    { title },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: new URL(giftPicture, origin).href },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
