import * as v from 'valibot';

import { paths } from '#backend/contract/paths.ts';
import { isCountryCode } from '#domain/country/country-code.ts';
import { noAddress, type TypedAddress } from '#domain/checkout/shipping.ts';

import { ask } from '#app/gateway/ask.server.ts';

const part = v.optional(v.string(), '');

const savedSchema = v.looseObject({
  shipping: v.optional(
    v.looseObject({
      address_1: part,
      address_2: part,
      city: part,
      state: part,
      postcode: part,
      country: part,
    }),
  ),
});

/** The delivery address that somebody saved, to begin a form with; null where there is none. */
export async function readSavedAddress(customerId: number): Promise<TypedAddress | null> {
  const { shipping } = await ask(paths.customer(customerId), {
    as: 'service',
    schema: savedSchema,
  });
  if (!shipping || shipping.address_1 === '') return null;
  return {
    ...noAddress,
    address1: shipping.address_1,
    address2: shipping.address_2,
    city: shipping.city,
    state: shipping.state,
    postcode: shipping.postcode,
    country: isCountryCode(shipping.country) ? shipping.country : '',
  };
}
