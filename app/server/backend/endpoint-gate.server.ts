import type { Role } from '#domain/account/role.ts';
import { isStaff } from '#domain/account/sign-in/second-factor.ts';
import { ownerOfToken } from './people/token-owner.server.ts';
import type { AccountWatch } from './people/watched-accounts.server.ts';

/** Rate-limits sign-in attempts; the app and these paths share the count. */
interface AttemptLimit {
  /** @returns seconds to wait if refused, otherwise null */
  attempt(address: string, name: string): Promise<number | null>;
  succeeded(address: string, name: string): Promise<void>;
}

/** What the site provides to these paths. */
export interface EndpointSide {
  /** The visitor's network address, for the sign-in limit. */
  readonly clientAddress: string;
  /** Opens the limit when someone signs in. */
  readonly openLimit: () => Promise<AttemptLimit>;
  /** Whether the site is behind its password. */
  readonly isClosed: () => Promise<boolean>;
  /** Whether someone needs a second factor, which these paths do not support (ADR 0067). */
  readonly needsSecondFactor: (person: { id: number; role: Role | null }) => Promise<boolean>;
  /** Receives the accounts that changed. */
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

/** Behind the gate only staff can sign in: others would get a token that gives access to nothing. */
export async function toStaffAlone(answer: Response): Promise<Response> {
  const owner = answer.ok ? await ownerOfToken(answer.clone()) : null;
  if (owner?.role && isStaff(owner.role)) return answer;
  await answer.body?.cancel();
  return notOpenYet();
}
