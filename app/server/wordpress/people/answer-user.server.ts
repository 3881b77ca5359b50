import * as v from 'valibot';
import { userMeta } from '#backend/contract/people/managed-user.ts';
import {
  one,
  type PeopleSide,
  requireAdministrator,
  changeSchema,
  suspend,
} from './answer-user-list.server.ts';

/** One person, read or changed by an administrator: the role by WordPress itself, a suspension as user meta. */
export async function answerUser(
  { site, suspended, catalogue }: PeopleSide,
  request: Request,
  id: number,
): Promise<Response> {
  await requireAdministrator(site, request);
  if (request.method === 'GET') return one(site, request);
  const { meta, ...change } = v.parse(changeSchema, await request.json());
  const reason = meta[userMeta.suspended];
  if (reason !== undefined) await suspend({ site, suspended }, id, reason);
  // What is left may be nothing: the person as it is now is answered all the same.
  const isLeft = Object.keys(change).length > 0;
  const answer = await one(site, request, isLeft ? { body: change } : { method: 'GET' });
  if (answer.ok) await catalogue.forgetSellers();
  return answer;
}
