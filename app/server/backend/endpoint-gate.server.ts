import type { Role } from '#domain/account/role.ts';
import { isStaff } from '#domain/account/sign-in/second-factor.ts';
import { ownerOfToken } from './people/token-owner.server.ts';
import type { AccountWatch } from './people/watched-accounts.server.ts';

/** Counts attempts to sign in; the app and these paths count them together. */
interface AttemptLimit {
  /** @returns seconds to wait when it is refused, else null */
  attempt(address: string, name: string): Promise<number | null>;
  succeeded(address: string, name: string): Promise<void>;
}

/** What the site lends to these paths. */
export interface EndpointSide {
  /** The visitor's network address, for the sign-in limit. */
  readonly clientAddress: string;
  /** Is asked for the limit when someone signs in. */
  readonly openLimit: () => Promise<AttemptLimit>;
  /** Whether the site stands behind its password. */
  readonly isClosed: () => Promise<boolean>;
  /** Whether someone needs a second factor, which no one can show here (ADR 0067). */
  readonly needsSecondFactor: (person: { id: number; role: Role | null }) => Promise<boolean>;
  /** Is told which accounts were changed. */
  readonly watch: AccountWatch;
}

export function notOpenYet(): Response {
  return Response.json(
    {
      code: 'rest_not_logged_in',
      message: 'This site is not open yet.',
      data: { status: 401 },
    },
    { status: 401, headers: { 'cache-control': 'no-store' } },
  );
}

/** Behind the gate no one but staff signs in: others would be given a token that opens nothing. */
export async function toStaffAlone(answer: Response): Promise<Response> {
  const owner = answer.ok ? await ownerOfToken(answer.clone()) : null;
  if (owner?.role && isStaff(owner.role)) return answer;
  await answer.body?.cancel();
  return notOpenYet();
}
