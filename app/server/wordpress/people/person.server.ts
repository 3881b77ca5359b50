import * as v from 'valibot';

import {
  accountMeta,
  customerListSchema,
  customerSchema,
  type WireCustomer,
} from '#backend/contract/people/customer.ts';
import { userMeta } from '#backend/contract/people/managed-user.ts';
import { paths } from '#backend/contract/paths.ts';

import { personMeta, storeOfflineKey } from '../meta-keys.ts';
import { Refused, type Change, type WordpressSite } from '../site.server.ts';

export function metaText(person: WireCustomer | null | undefined, key: string): string | null {
  const value = person?.meta_data?.find((entry) => entry.key === key)?.value;
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Whether an administrator keeps someone out: user meta of ours, which WordPress knows nothing of. */
export function isSuspended(person: WireCustomer | null | undefined): boolean {
  return metaText(person, userMeta.suspended) !== null;
}

/** Whether someone's store is not shown: suspended here, or taken off line in WCFM. */
export function hasClosedStore(person: WireCustomer | null | undefined): boolean {
  return isSuspended(person) || metaText(person, storeOfflineKey) !== null;
}

/** Someone with an account, or null. */
export async function readPerson(site: WordpressSite, id: number): Promise<WireCustomer | null> {
  try {
    return await site.ask(paths.customer(id), customerSchema);
  } catch (error) {
    if (error instanceof Refused && error.answer.status === 404) return null;
    throw error;
  }
}

/** The language that someone reads, and that someone is suspended, as the embedded back end tells it. */
function asTold(person: WireCustomer): WireCustomer {
  const locale = metaText(person, personMeta.locale);
  const reason = metaText(person, userMeta.suspended);
  const others = (person.meta_data ?? []).filter(({ key }) => key !== userMeta.suspended);
  return {
    ...person,
    meta_data: [
      ...others,
      ...(locale === null ? [] : [{ key: 'locale', value: locale }]),
      ...(reason === null ? [] : [{ key: accountMeta.suspended, value: 'yes' }]),
    ],
  };
}

const bodySchema = v.looseObject({
  locale: v.optional(v.string()),
  meta_data: v.optional(v.array(v.looseObject({ key: v.string(), value: v.unknown() })), []),
});

/** `wc/v3/customers` as it is, but for the language and the suspension. */
export async function answerPeople(site: WordpressSite, request: Request): Promise<Response> {
  const answer = await site.pass(request, await changeOf(request));
  if (!answer.ok) return answer;
  const found = v.parse(v.union([customerListSchema, customerSchema]), await answer.json());
  const shown = Array.isArray(found) ? found.map(asTold) : asTold(found);
  return Response.json(shown, { status: answer.status, headers: pageHeaders(answer) });
}

async function changeOf(request: Request): Promise<Change> {
  if (request.method === 'GET') return {};
  const { locale, meta_data, ...rest } = v.parse(bodySchema, await request.json());
  const language = locale === undefined ? [] : [{ key: personMeta.locale, value: locale }];
  return { body: { ...rest, meta_data: [...meta_data, ...language] } };
}

/** Headers that say how long a list is. */
export function pageHeaders(answer: Response): Headers {
  const kept = [...answer.headers].filter(([name]) => name.startsWith('x-wp-'));
  return new Headers(kept);
}
