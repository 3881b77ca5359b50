import * as v from 'valibot';

import { peerAddress } from '#app/platform/request/peer-address.server.ts';
import { readUnprovenSession } from '#app/server/sessions/read-session.server.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { roleFlags } from '#domain/account/role.ts';

import { givePass, passwordOpensGate, takePassBack } from './gate-pass.server.ts';

const trySchema = v.object({ password: v.pipe(v.string(), v.maxLength(500)) });

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** POST { password }: 204 and a pass, 403 wrong, 422 nonsense, 429 too often. */
export async function tryPassword(request: Request): Promise<Response> {
  const body: unknown = await request.json().catch(() => null);
  const typed = v.safeParse(trySchema, body);
  if (!typed.success) return answer(422);
  const address = peerAddress();
  const { limits } = await accountsStore();
  const wait =
    (await limits.attempt('gatePerAddress', address)) ?? (await limits.attempt('gateOfAll', ''));
  if (wait !== null) return answer(429, { 'retry-after': String(wait) });
  if (!(await passwordOpensGate(typed.output.password))) return answer(403);
  await Promise.all([limits.forget('gatePerAddress', address), limits.giveBack('gateOfAll', '')]);
  await givePass();
  return answer(204);
}

/** PUT: a signed-in manager opens the site for this browser without the password. */
export async function openForManager(): Promise<Response> {
  const session = await readUnprovenSession();
  const isManager = roleFlags(session?.user.role ?? null).isManager;
  if (!isManager || session?.lacksSecondFactor) return answer(403);
  await givePass();
  return answer(204);
}

/** DELETE: this browser stands before the gate again. */
export function closeAgain(): Response {
  takePassBack();
  return answer(204);
}
