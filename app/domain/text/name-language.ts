/** Countries where Cyrillic is Serbian, and those where Cyrillic names are read as Russian. */
const serbian = new Set(['RS', 'BA', 'ME', 'XK']);
const russian = new Set(['RU', 'BY', 'KZ', 'KG']);

/**
 * The language of a person's name, if its letters reveal it: screen readers and fonts use it for pronunciation and
 * letterforms. Latin letters reveal nothing.
 * @param country ISO 3166-1 alpha-2, or null when unknown
 * @returns a value for the `lang` attribute, or undefined
 */
export function nameLanguage(name: string, country: string | null): 'el' | 'sr' | 'ru' | undefined {
  if (/\p{Script=Greek}/u.test(name)) return 'el';
  if (!/\p{Script=Cyrillic}/u.test(name)) return undefined;
  if (/[ђјљњћџ]/iu.test(name) || (country !== null && serbian.has(country))) return 'sr';
  return country !== null && russian.has(country) ? 'ru' : undefined;
}
