import { countLimitParameter, paths } from '#backend/contract/paths.ts';
import { openTransport } from '#app/server/composition.server.ts';
import { notOpenYet } from './endpoint-gate.server.ts';

/** What shows who asks: behind the gate staff sign in here, too. */
const signInPaths: readonly string[] = [paths.authenticate, paths.refresh];

/**
 * What a closed site answers to anyone who does not run the shop, or null. Nothing here asks for the gate's password:
 * programs have keys, and staff have tokens. Who may read the customers is one of them.
 */
export async function refusedByGate(request: Request, path: string): Promise<Response | null> {
  if (signInPaths.includes(path)) return null;
  const url = new URL(request.url);
  const probe = new URL(paths.customers, url);
  probe.searchParams.set('per_page', '1');
  // Who asks is wanted to know, and not how many customers there are.
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
