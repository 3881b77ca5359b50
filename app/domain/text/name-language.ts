/** Countries whose Cyrillic is Serbian, and those where names in Cyrillic are read as Russian. */
const serbian = new Set(['RS', 'BA', 'ME', 'XK']);
const russian = new Set(['RU', 'BY', 'KZ', 'KG']);

/**
 * The language that a person's name is written in, where its letters tell: a screen reader speaks it so, and
 * a font draws it so. Latin letters tell nothing.
 * @param country ISO 3166-1 alpha-2, or null when unknown
 * @returns a value for the `lang` attribute, or undefined
 */
export function nameLanguage(name: string, country: string | null): 'el' | 'sr' | 'ru' | undefined {
  if (/\p{Script=Greek}/u.test(name)) return 'el';
  if (!/\p{Script=Cyrillic}/u.test(name)) return undefined;
  if (/[ђјљњћџ]/iu.test(name) || (country !== null && serbian.has(country))) return 'sr';
  return country !== null && russian.has(country) ? 'ru' : undefined;
}
