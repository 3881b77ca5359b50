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

/** A browser opens six connections per site over HTTP/1.1, so some are left for other requests. */
const perPerson = 5;
const perProcess = 2_000;

const streams = createLiveStreams({
  ...{ beatMs, perPerson, perProcess, staleSince },
  lives: async (session) => (await activeSession(session, new Date())) !== null,
  stands: async (session) => (await standingSession(session, new Date())) !== null,
});
onStale(streams.hear);
// Open streams would delay a shutdown, which waits for requests in flight.
subscribe(shutdownChannel, () => streams.leave());

const refusals = { person: 429, process: 503 } as const satisfies Record<Refusal, number>;

function refused(status: number, headers = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** Whether the request is from a page of this site: browsers say so, and other programs have no cookie to abuse. */
function isOwnPage({ headers }: Request): boolean {
  const [site, origin] = [headers.get('sec-fetch-site'), headers.get('origin')];
  return (
    (site === null || site === 'same-origin') &&
    (origin === null || allowedOrigins().includes(origin))
  );
}

/** The age in the URL, in milliseconds; an invalid one is taken as older than the cache. */
function ageIn({ url }: Request): number {
  const age = new URL(url).searchParams.get('age') ?? '';
  return /^\d{1,7}$/.test(age) ? Number(age) : cachedMs + 1;
}

/**
 * GET: a stream of events for as long as the session lasts, each naming the kinds of lists that became stale for its
 * user (ADR 0119). Without a session 401, or an `end` event for an `EventSource`; 403 for other sites or if a required
 * second factor is missing; 429 and 503 over the limits. An open stream is not user activity: the session still expires
 * as idle.
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
