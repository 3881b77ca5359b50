import { getRequestHeader } from '@tanstack/react-start/server';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as v from 'valibot';

import { peerHeader } from '#app/platform/peer-header.ts';
import { readSession } from '#app/session/session.server.ts';
import { roleFlags } from '#domain/role.ts';

import { givePass, passwordOpensGate, takePassBack } from './gate-pass.server.ts';

const trySchema = v.object({ password: v.pipe(v.string(), v.maxLength(500)) });

/** Ten tries a minute from one address. */
const tries = new RateLimiterMemory({ points: 10, duration: 60 });

function answer(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}

/** POST { password }: 204 and a pass, 403 wrong, 422 nonsense, 429 too often. */
export async function tryPassword(request: Request): Promise<Response> {
  const body: unknown = await request.json().catch(() => null);
  const typed = v.safeParse(trySchema, body);
  if (!typed.success) return answer(422);
  const address = getRequestHeader(peerHeader) ?? '';
  const tooOften = await tries.consume(address).then(
    () => false,
    () => true,
  );
  if (tooOften) return answer(429);
  if (!passwordOpensGate(typed.output.password)) return answer(403);
  await givePass();
  return answer(204);
}

/** PUT: a signed-in manager opens the site for this browser without the password. */
export async function openForManager(): Promise<Response> {
  const session = await readSession();
  if (!roleFlags(session?.user.role ?? null).isManager) return answer(403);
  await givePass();
  return answer(204);
}

/** DELETE: this browser stands before the gate again. */
export function closeAgain(): Response {
  takePassBack();
  return answer(204);
}
