import { decoded, withCharacters, wordsOf } from './html-text.ts';

export type Fields = Readonly<Record<string, (text: string) => string>>;

const address = ['first_name', 'last_name', 'company', 'address_1', 'address_2', 'city'] as const;

export const addressFields = [...address, 'state', 'postcode', 'phone'] as const;

export function all(keys: readonly string[], how: (text: string) => string): Fields {
  return Object.fromEntries(keys.map((key) => [key, how]));
}

/** Fields of answers that are text, wherever they stand, and one that stays HTML. */
const answered: Fields = {
  ...all(
    [
      ...addressFields,
      ...['name', 'alt', 'alt_text', 'customer_note', 'method_title', 'payment_method_title'],
      ...['vendor_shop_name', 'vendor_display_name', 'formatted_display_name', 'store_name'],
      'vendor_address',
    ],
    decoded,
  ),
  description: withCharacters,
};

interface AnswersOf {
  readonly path: RegExp;
  readonly texts: Fields;
}

export const answersOf: readonly AnswersOf[] = [
  // Methods of payment and shipping have titles.
  { path: /\/wc\/(?:v3|store\/v1)\//, texts: { ...answered, title: decoded } },
  { path: /\/wcfmmp\/v1\//, texts: answered },
  { path: /\/wp\/v2\/(?:users|pages|media)(?:\/|$)/, texts: answered },
  { path: /\/menus\/v1\//, texts: { title: wordsOf } },
  { path: /\/index\.php$/, texts: { name: decoded, description: wordsOf } },
];
