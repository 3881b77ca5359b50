import * as v from 'valibot';
import { expect } from 'vitest';

import {
  type BackendFixture,
  serviceAuthorization,
} from '#tests/support/databases/backend-fixture.ts';

export const vendors = '/wp-json/wcfmmp/v1/store-vendors';
export const products = '/wp-json/wc/v3/products';
export const orders = '/wp-json/wc/v3/orders';
const idsSchema = v.array(
  v.pipe(
    v.looseObject({ id: v.optional(v.number()), vendor_id: v.optional(v.number()) }),
    v.transform(({ id, vendor_id }) => id ?? vendor_id ?? 0),
  ),
);

/** What asks lists of a back end, as the service does. */
export function listsOf(fixture: BackendFixture) {
  async function pageOf(list: string, place: string) {
    const answer = await fixture.ask('GET', `${list}${list.includes('?') ? '&' : '?'}${place}`, {
      authorization: serviceAuthorization,
    });
    expect([place, answer.status]).toEqual([place, 200]);
    return {
      ids: v.parse(idsSchema, answer.body),
      next: answer.headers.get('x-astera-next'),
      previous: answer.headers.get('x-astera-previous'),
      headers: answer.headers,
    };
  }
  async function refusalOf(path: string) {
    const answer = await fixture.ask('GET', path, { authorization: serviceAuthorization });
    return [answer.status, answer.body];
  }
  return { pageOf, refusalOf };
}
