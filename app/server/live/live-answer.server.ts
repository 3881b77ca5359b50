import { subscribe } from 'node:diagnostics_channel';

import { shutdownChannel } from '#app/platform/process/shutdown-channel.ts';
import { onStale, staleSince } from '#app/platform/cache/stale-lists.ts';
import { allowedOrigins } from '#app/platform/request/allowed-origins.ts';
import { activeSession } from '#app/server/sessions/active-session.server.ts';
import { ownSessionHash } from '#app/server/sessions/session.server.ts';
import { readUnprovenSession } from '#app/server/sessions/read-session.server.ts';
import { standingSession } from '#app/server/sessions/standing-session.server.ts';
import { beatMs, cachedMs } from '#domain/live/stale-lists.ts';

import { endedStream, type Refusal } from './live-streams.ts';
import { createLiveStreams } from './create-live-streams.ts';

/** A browser opens six connections to a site over HTTP/1.1: some are left for what people do. */
const perPerson = 5;
const perProcess = 2_000;

const streams = createLiveStreams({
  ...{ beatMs, perPerson, perProcess, staleSince },
  lives: async (session) => (await activeSession(session, new Date())) !== null,
  stands: async (session) => (await standingSession(session, new Date())) !== null,
});
onStale(streams.hear);
// They would hold up anyone who waits for what is under way.
subscribe(shutdownChannel, () => streams.leave());

const refusals = { person: 429, process: 503 } as const satisfies Record<Refusal, number>;

function refused(status: number, headers = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** Whether a page of this site asks: browsers say so, and other programs have no cookie to lend. */
function isOwnPage({ headers }: Request): boolean {
  const [site, origin] = [headers.get('sec-fetch-site'), headers.get('origin')];
  return (
    (site === null || site === 'same-origin') &&
    (origin === null || allowedOrigins().includes(origin))
  );
}

/** Milliseconds, from the address; what cannot be read is longer ago than anyone remembers. */
function ageIn({ url }: Request): number {
  const age = new URL(url).searchParams.get('age') ?? '';
  return /^\d{1,7}$/.test(age) ? Number(age) : cachedMs + 1;
}

/**
 * GET: a stream of events for as long as the session lasts, each saying which kinds of lists became stale for its
 * person (ADR 0119). Without a session 401, or its end where an `EventSource` asks; 403 for other sites and without a
 * second factor that is needed, 429 and 503 where there are enough. That it is open is no sign of a person: the session
 * grows old meanwhile.
 */
export async function openLiveStream(request: Request): Promise<Response> {
  const { headers, signal } = request;
  if (!isOwnPage(request)) return refused(403);
  const known = await readUnprovenSession();
  const session = ownSessionHash();
  if (!known || session === null) {
    return headers.get('accept') === 'text/event-stream' ? endedStream() : refused(401);
  }
  if (known.lacksSecondFactor) return refused(403);
  const opened = streams.open({ person: known.user, session }, { age: ageIn(request), signal });
  if (opened instanceof Response) return opened;
  return refused(refusals[opened], { 'retry-after': '60' });
}

/** Ends the streams of this process. */
export function endLiveStreams(): void {
  streams.leave();
}
