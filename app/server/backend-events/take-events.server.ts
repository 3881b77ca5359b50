import * as v from 'valibot';

import { noteBackendEvents } from '#app/server/backend/backend-events.server.ts';
import { env } from '#app/platform/settings/env.server.ts';
import { readLimitedBody } from '#domain/limited-body.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { spendRoundTrip } from '#app/server/db/round-trips.server.ts';

import { signatureAgeMs, signatureIn } from './event-signature.ts';

/** A few hundred events; the plugin sends fewer. */
const maxBytes = 64 * 1_024;

const messageSchema = v.object({
  events: v.pipe(
    v.array(
      v.object({
        kind: v.pipe(v.string(), v.maxLength(40)),
        id: v.pipe(v.number(), v.integer(), v.minValue(0)),
      }),
    ),
    v.maxLength(1_000),
  ),
});

function answer(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** The body as text, or null where it is too long. */
async function bodyOf(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null;
  const bytes = await readLimitedBody(request, maxBytes);
  return bytes && new TextDecoder().decode(bytes);
}

/**
 * POST of the companion plugin: something changed in the WordPress (ADR 0058). 204 once everything about it counts for
 * nothing here; 404 where no secret is set, 413, 401, 409 for a message that was taken before, 400. No cookie is looked
 * at.
 */
export async function takeBackendEvents(request: Request): Promise<Response> {
  const { BACKEND_WEBHOOK_SECRET: secret, BACKEND } = env;
  if (secret === undefined || BACKEND === undefined) return answer(404);
  const body = await bodyOf(request);
  if (body === null) return answer(413);
  const now = Date.now();
  const header = request.headers.get('astera-signature') ?? '';
  const signature = signatureIn(header, body, { secret, now });
  if (signature === null) return answer(401);
  const message = v.safeParse(messageSchema, parsed(body));
  if (!message.success) return answer(400);
  // Remembered for longer than any of its kind is young enough.
  const until = new Date(now + 2 * signatureAgeMs);
  const isFirst = await spendRoundTrip(
    await ownTables(),
    `backend event ${signature}`,
    until,
    new Date(now),
  );
  if (!isFirst) return answer(409);
  await noteBackendEvents(message.output.events);
  return answer(204);
}
