import * as v from 'valibot';
import { isCountryCode } from '#domain/country/country-code.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { phonePattern } from './phone.ts';

/** A single line: no line breaks or direction controls, no surrounding spaces. */
const line = (most: number) =>
  v.pipe(v.string(), v.transform(oneLine), v.maxLength(most, 'too-long'));

export const personEntries = {
  firstName: line(60),
  lastName: line(60),
  phone: v.pipe(
    line(30),
    v.check((text) => text === '' || phonePattern.test(text), 'phone'),
  ),
  street: line(120),
  city: line(80),
  state: line(80),
  postcode: line(16),
  country: v.pipe(
    line(2),
    v.check((code) => code === '' || isCountryCode(code), 'country'),
  ),
};

const storeEntries = {
  storeName: v.pipe(line(80), v.minLength(1, 'required')),
  description: v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n]+/gu, ' ')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    ),
    v.maxLength(2_000, 'too-long'),
  ),
};

export const fieldEntries = { ...storeEntries, ...personEntries };

/** All text values of a profile. Store texts are empty for users without a store. */
export type ProfileFields = Readonly<Record<keyof typeof fieldEntries, string>>;

export type ProfileField = keyof ProfileFields;

export const profileFields = Object.keys(fieldEntries) as readonly ProfileField[];

export const storeFields: readonly ProfileField[] = ['storeName', 'description'];

/** The required parts of an address; the state is optional. */
const addressParts = ['street', 'city', 'postcode', 'country'] as const;

/** The parts missing from a partially filled address. An empty address is missing nothing. */
export function missingAddressParts(
  fields: Pick<ProfileFields, (typeof addressParts)[number] | 'state'>,
): readonly ProfileField[] {
  const begun = [...addressParts, 'state' as const].some((part) => fields[part].trim() !== '');
  return begun ? addressParts.filter((part) => fields[part].trim() === '') : [];
}
