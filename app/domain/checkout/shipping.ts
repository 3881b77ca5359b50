import * as v from 'valibot';

import type { BasketLine } from './basket-line.ts';
import { isCountryCode } from '#domain/country/country-code.ts';
import type { Cents } from '#domain/money/money.ts';
import { phonePattern } from '#domain/person/phone.ts';
import { line, sentences } from '#domain/request/request-text.ts';

/** Shipping cost with the embedded back end, in cents: once per order, whatever its size. */
const shippingRule = { perOrder: 650 } as const;

/** True when any item is shipped. */
export function ships(lines: readonly Pick<BasketLine, 'kind'>[]): boolean {
  return lines.some(({ kind }) => kind === 'product');
}

/** Shipping cost for the lines of one order with the embedded back end; 0 when nothing is shipped. */
export function shippingCost(lines: readonly Pick<BasketLine, 'kind'>[]): Cents {
  return ships(lines) ? shippingRule.perOrder : 0;
}

/** Maximum lengths of the parts of an address, in UTF-16 units as a text field counts them. */
const addressMaxLength = {
  firstName: 60,
  lastName: 60,
  phone: 30,
  address1: 100,
  address2: 100,
  city: 60,
  state: 60,
  postcode: 16,
  instructions: 300,
} as const;

function optionalLine(max: number) {
  // A text that breaks only the rules of `line` keeps their codes; `invalid` is for what is no text.
  return v.union([v.pipe(v.string(), v.trim(), v.literal('')), line(max)], 'invalid');
}

/** Letters of any script, digits, spaces and hyphens: what postcodes consist of. */
const postcode = /^[\p{L}\p{N}]([\p{L}\p{N} -]*[\p{L}\p{N}])?$/u;

/** The shipping address (row C1, docs/adr/0113). Messages are codes; the wording is chosen at the edge. */
export const shippingAddressSchema = v.object({
  firstName: line(addressMaxLength.firstName),
  lastName: line(addressMaxLength.lastName),
  /** For components that display it. */
  phone: v.pipe(
    line(addressMaxLength.phone),
    v.check((text) => text === '' || phonePattern.test(text), 'phone'),
  ),
  address1: line(addressMaxLength.address1),
  address2: optionalLine(addressMaxLength.address2),
  city: line(addressMaxLength.city),
  state: optionalLine(addressMaxLength.state),
  postcode: v.pipe(
    line(addressMaxLength.postcode),
    v.check((text) => text === '' || postcode.test(text), 'bad-postcode'),
  ),
  country: v.pipe(
    v.string('required'),
    v.trim(),
    v.minLength(1, 'required'),
    v.check((code) => code === '' || isCountryCode(code), 'unknown-country'),
  ),
  /** For components that display it. */
  instructions: sentences(addressMaxLength.instructions),
});
export type ShippingAddress = v.InferOutput<typeof shippingAddressSchema>;

/** An address as typed, before schema validation. */
export type TypedAddress = { readonly [Part in keyof ShippingAddress]: string };

export const noAddress: TypedAddress = {
  firstName: '',
  lastName: '',
  phone: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  instructions: '',
};

/** An address line by line, as on a parcel; the country name is in the reader's language. */
export function addressRows(
  address: Pick<TypedAddress, 'address1' | 'address2' | 'city' | 'state' | 'postcode'>,
  country: string,
): readonly string[] {
  const { address1, address2, postcode, city, state } = address;
  const place = [postcode, city].filter((part) => part !== '').join(' ');
  return [address1, address2, place, state, country].filter((row) => row !== '');
}
