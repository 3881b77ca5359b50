import * as v from 'valibot';
import { customerListSchema, type WireCustomer } from '#backend/contract/people/customer.ts';
import {
  managedUserRefusal,
  suspendedParameter,
  userMeta,
} from '#backend/contract/people/managed-user.ts';
import { maxPerPage, paths } from '#backend/contract/paths.ts';
import { userSchema } from '#backend/contract/people/user.ts';
import type { CachedCatalog } from '#app/server/wordpress/catalog/catalog-index.server.ts';
import { isSuspended, metaText, pageHeaders, readPerson } from './person.server.ts';
import type { SuspendedIndex } from './suspended-index.server.ts';
import {
  json,
  refusal,
  Refused,
  type Change,
  type WordpressSite,
} from '#app/server/wordpress/site.server.ts';

/** A row of `wp/v2/users`; WordPress shows only such meta there as was registered. */
const rowSchema = v.looseObject({ id: v.number() });

function withSuspension(row: v.InferOutput<typeof rowSchema>, person: WireCustomer | null) {
  const { suspended, suspendedAt } = userMeta;
  const meta = {
    [suspended]: metaText(person, suspended) ?? '',
    [suspendedAt]: metaText(person, suspendedAt) ?? '',
  };
  return { ...row, meta };
}

/** One person, if WordPress shows it to anyone who asks. */
export async function one(
  site: WordpressSite,
  request: Request,
  change?: Change,
): Promise<Response> {
  const answer = await site.pass(request, change);
  if (!answer.ok) return answer;
  const row = v.parse(rowSchema, await answer.json());
  return json(withSuspension(row, await readPerson(site, row.id)));
}

/** What is remembered of people. */
export interface PeopleSide {
  readonly site: WordpressSite;
  readonly suspended: SuspendedIndex;
  readonly catalogue: CachedCatalog;
}

/** A page of everyone, as WordPress shows it to anyone who asks, with who of them is suspended. */
export async function answerUserList(
  { site, suspended }: Omit<PeopleSide, 'catalogue'>,
  request: Request,
): Promise<Response> {
  await requireAdministrator(site, request);
  const url = new URL(request.url);
  const isNarrowed = url.searchParams.get(suspendedParameter) === 'true';
  if (isNarrowed) {
    // No one has that id: there are none.
    url.searchParams.set('include', (await suspended.read()).join() || '0');
  }
  url.searchParams.delete(suspendedParameter);
  const answer = await site.pass(request, { query: url.searchParams });
  if (!answer.ok) return answer;
  const rows = v.parse(v.array(rowSchema), await answer.json());
  const people =
    rows.length === 0
      ? []
      : await site.ask(paths.customers, customerListSchema, {
          query: { include: rows.map(({ id }) => id).join(), role: 'all', per_page: maxPerPage },
        });
  // Someone may have been suspended, or not any more, by other hands than ours.
  const seen = new Map(people.map((person) => [person.id, isSuspended(person)]));
  await suspended.note(seen);
  const body = rows
    .filter(({ id }) => !isNarrowed || seen.get(id) !== false)
    .map((row) => withSuspension(row, people.find(({ id }) => id === row.id) ?? null));
  return Response.json(body, { headers: pageHeaders(answer) });
}

/** Our own meta is written with the service credential, which asks no one: so WordPress is asked who it is. */
export async function requireAdministrator(site: WordpressSite, request: Request): Promise<void> {
  const me = await site.ask(paths.me, userSchema, {
    query: { context: 'edit' },
    authorization: request.headers.get('authorization'),
  });
  if (Object.values(me.roles ?? {}).includes('administrator')) return;
  throw new Refused(refusal(403, 'rest_cannot_edit', 'Sorry, you are not allowed to edit users.'));
}

export const changeSchema = v.looseObject({
  meta: v.optional(v.looseObject({ [userMeta.suspended]: v.optional(v.string()) }), {}),
});

export async function suspend(
  { site, suspended }: Omit<PeopleSide, 'catalogue'>,
  id: number,
  reason: string,
): Promise<void> {
  if ((await readPerson(site, id)) === null) {
    throw new Refused(refusal(404, managedUserRefusal.unknown, 'Invalid user ID.'));
  }
  const meta_data = [
    { key: userMeta.suspended, value: reason },
    { key: userMeta.suspendedAt, value: reason === '' ? '' : new Date().toISOString() },
  ];
  // First, as the answer to the change may be lost; anyone who is in the list and not suspended leaves it at the next
  // look.
  if (reason !== '') await suspended.note(new Map([[id, true]]));
  await site.ask(paths.customer(id), v.unknown(), { method: 'PATCH', body: { meta_data } });
  // Once more, as such a look may have come between.
  await suspended.note(new Map([[id, reason !== '']]));
}
