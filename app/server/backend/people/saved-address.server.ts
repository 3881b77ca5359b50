import * as v from 'valibot';

import { paths } from '#backend/contract/paths.ts';
import { isCountryCode } from '#domain/country/country-code.ts';
import { noAddress, type TypedAddress } from '#domain/checkout/shipping.ts';

import { ask } from '#app/server/backend/ask.server.ts';

const part = v.optional(v.string(), '');

const savedSchema = v.looseObject({
  first_name: part,
  last_name: part,
  billing: v.optional(v.looseObject({ phone: part })),
  shipping: v.optional(
    v.looseObject({
      first_name: part,
      last_name: part,
      phone: part,
      address_1: part,
      address_2: part,
      city: part,
      state: part,
      postcode: part,
      country: part,
    }),
  ),
});

/**
 * The addressee and address someone saved, for prefilling a form: the account's own if no other was given; null if
 * nothing is known.
 */
export async function readSavedAddress(customerId: number): Promise<TypedAddress | null> {
  const { first_name, last_name, billing, shipping } = await ask(paths.customer(customerId), {
    as: 'service',
    schema: savedSchema,
  });
  const isNamed = (shipping?.first_name ?? '') + (shipping?.last_name ?? '') !== '';
  const addressee = {
    firstName: (isNamed ? shipping?.first_name : first_name) ?? '',
    lastName: (isNamed ? shipping?.last_name : last_name) ?? '',
    phone: (shipping?.phone ?? '') || (billing?.phone ?? ''),
  };
  if (!shipping || shipping.address_1 === '') {
    const isKnown = Object.values(addressee).some((text) => text !== '');
    return isKnown ? { ...noAddress, ...addressee } : null;
  }
  return {
    ...noAddress,
    ...addressee,
    address1: shipping.address_1,
    address2: shipping.address_2,
    city: shipping.city,
    state: shipping.state,
    postcode: shipping.postcode,
    country: isCountryCode(shipping.country) ? shipping.country : '',
  };
}
