import * as v from 'valibot';
import { peerAddress } from '#app/platform/request/peer-address.server.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { givePass, passwordOpensGate } from './gate-pass.server.ts';
import { answer } from './gate-answers.server.ts';

const trySchema = v.object({ password: v.pipe(v.string(), v.maxLength(500)) });

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
