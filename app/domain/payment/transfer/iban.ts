import { mod97 } from './mod-97.ts';

/** Account number lengths, with the countries of the ISO 13616 registry that use them. */
const countriesByLength: readonly (readonly [length: number, countries: string])[] = [
  [15, 'NO'],
  [16, 'BE'],
  [18, 'AX DK FI FO GL NL SD'],
  [19, 'MK SI'],
  [20, 'AT BA EE KZ LT LU MN XK'],
  [21, 'CH HR LI LV'],
  [22, 'BG BH CR DE GB GE IE ME RS VA'],
  [23, 'AE GI IL IQ OM SO TL'],
  [24, 'AD CZ ES MD PK RO SA SE SK TN VG'],
  [25, 'LY PT ST'],
  [26, 'IS TR'],
  [27, 'FR GF GP GR IT MC MF MQ MR NC PF PM RE SM TF WF YT'],
  [28, 'AL AZ BY CY DO GT HU LB NI PL SV'],
  [29, 'BR EG PS QA UA'],
  [30, 'JO KW MU YE'],
  [31, 'MT SC'],
  [32, 'LC'],
  [33, 'RU'],
];
const lengths: ReadonlyMap<string, number> = new Map(
  countriesByLength.flatMap(([length, countries]) =>
    countries.split(' ').map((country) => [country, length] as const),
  ),
);

/**
 * True for an international bank account number (ISO 13616) without spaces: checks country, length and check digits.
 */
export function isIban(text: string): boolean {
  return (
    /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(text) &&
    text.length === lengths.get(text.slice(0, 2)) &&
    mod97(text.slice(4) + text.slice(0, 4)) === 1
  );
}

/** An account number or a reference formatted for reading: in groups of four. */
export function inGroupsOfFour(text: string): string {
  return text.replace(/(.{4})(?=.)/g, '$1 ');
}
