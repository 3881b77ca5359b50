import { countLimitParameter, paths } from '#backend/contract/paths.ts';
import { openTransport } from '#app/server/composition.server.ts';
import { notOpenYet } from './endpoint-gate.server.ts';

/** Paths that identify the caller: staff sign in here behind the gate, too. */
const signInPaths: readonly string[] = [paths.authenticate, paths.refresh];

/**
 * The response of a closed site to users who do not run the shop, or null. The gate's password is not requested here:
 * programs have keys, and staff have tokens. Callers who may read the customers belong to the staff.
 */
export async function refusedByGate(request: Request, path: string): Promise<Response | null> {
  if (signInPaths.includes(path)) return null;
  const url = new URL(request.url);
  const probe = new URL(paths.customers, url);
  probe.searchParams.set('per_page', '1');
  // Only the caller's permission matters, not the number of customers.
  probe.searchParams.set(countLimitParameter, '1');
  for (const name of ['consumer_key', 'consumer_secret']) {
    const value = url.searchParams.get(name);
    if (value !== null) probe.searchParams.set(name, value);
  }
  const authorization = request.headers.get('authorization');
  const { fetch } = await openTransport();
  const known = await fetch(
    new Request(probe, authorization === null ? {} : { headers: { authorization } }),
  );
  await known.body?.cancel();
  if (known.ok) return null;
  return notOpenYet();
}
