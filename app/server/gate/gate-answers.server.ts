import { readUnprovenSession } from '#app/server/sessions/read-session.server.ts';
import { roleFlags } from '#domain/account/role.ts';
import { givePass, takePassBack } from './gate-pass.server.ts';

export function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
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
