import { countriesByName } from '#domain/country/country.ts';

import { callerOf, notAllowed, runsTheShop } from '#backend/http/auth/caller.ts';
import { json } from '#backend/http/wire/answer.ts';
import { type Call, languageOf } from '#backend/http/wire/call.ts';
import { refusal } from '#backend/http/wire/failure.ts';

/** Every country, without states: addresses here have free-text states. */
function countryViews({ url }: Call) {
  const list = `${url.origin}/wp-json/wc/v3/data/countries`;
  return countriesByName(languageOf(url)).map(({ code, name }) => ({
    code,
    name,
    states: [],
    _links: {
      self: [{ href: `${list}/${code.toLowerCase()}` }],
      collection: [{ href: list }],
    },
  }));
}

/** GET wc/v3/data/countries. */
export async function countryList(call: Call): Promise<Response> {
  const caller = await callerOf(call);
  if (!runsTheShop(caller)) throw notAllowed(caller, 'list');
  return json(countryViews(call));
}

/** GET wc/v3/data/countries/{code}. */
export async function countryOne(call: Call): Promise<Response> {
  const caller = await callerOf(call);
  if (!runsTheShop(caller)) throw notAllowed(caller, 'view');
  const code = (call.params[0] ?? '').toUpperCase();
  const found = countryViews(call).find((country) => country.code === code);
  if (found) return json(found);
  throw refusal(
    404,
    'woocommerce_rest_data_invalid_location',
    'There are no locations matching these parameters.',
  );
}
