import * as v from 'valibot';
import {
  accountMeta,
  customerListSchema,
  customerSchema,
  type WireCustomer,
} from '#backend/contract/people/customer.ts';
import { userMeta } from '#backend/contract/people/managed-user.ts';
import { personMeta } from '../meta-keys.ts';
import type { Change, WordpressSite } from '../site.server.ts';
import { metaText, pageHeaders } from './person.server.ts';

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
