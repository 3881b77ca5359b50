import { decodeJwt } from 'jose';
import * as v from 'valibot';

import { claimsSchema, tokenSchema } from '#backend/contract/people/auth.ts';
import type { Role } from '#domain/account/role.ts';

import { readCorrespondent } from './accounts.server.ts';

/** A response of the login plugin that carries a token: after a password or a refresh. */
const answerSchema = v.union([
  tokenSchema,
  v.pipe(
    v.looseObject({ jwt: tokenSchema }),
    v.transform(({ jwt }) => jwt),
  ),
]);

/** The owner of the token in a response of our own back end, with their current role; null if it carries none. */
export async function ownerOfToken(
  answer: Response,
): Promise<{ readonly id: number; readonly role: Role | null } | null> {
  const body: unknown = await answer.json().catch(() => null);
  const parsed = v.safeParse(answerSchema, body);
  if (!parsed.success) return null;
  const { userId, user_id } = v.parse(claimsSchema, decodeJwt(parsed.output.token));
  const id = Number(userId ?? user_id);
  return { id, role: (await readCorrespondent(id))?.role ?? null };
}

/** The owner claimed by a header's token, unverified; null if there is none. */
export function claimedOwner(authorization: string | null): number | null {
  const [, token] = /^bearer\s+(\S+)\s*$/i.exec(authorization ?? '') ?? [];
  if (token === undefined) return null;
  try {
    const { userId, user_id } = v.parse(claimsSchema, decodeJwt(token));
    const id = Number(userId ?? user_id);
    return Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? id : null;
  } catch {
    return null;
  }
}
