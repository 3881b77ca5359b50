import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';

import { readSecrets } from '#app/platform/secret/secrets.server.ts';
import { keyFrom } from '#app/server/video/video-token.server.ts';
import { uploadTicketHeader } from '#domain/video/video.ts';

/** Who may send chunks to which video, as decided when the upload started or was last checked. */
export interface UploadTicket {
  readonly userId: number;
  readonly videoId: string;
  /** The order the video answers; null for a fan's own video. */
  readonly orderId: number | null;
}

const audience = 'astera-upload';
const type = 'upload-ticket+jwt';
/** How long uploads to a closed order, or from a suspended account, are still accepted; in seconds. */
const lifeSeconds = 10 * 60;

const claims = v.object({
  sub: v.pipe(v.string(), v.transform(Number), v.integer()),
  video: v.string(),
  order: v.nullable(v.number()),
});

/** Signs a ticket valid for ten minutes. */
export function issueUploadTicket(ticket: UploadTicket, at: Date): Promise<string> {
  const now = Math.floor(at.getTime() / 1000);
  return new SignJWT({ video: ticket.videoId, order: ticket.orderId })
    .setProtectedHeader({ alg: 'HS256', typ: type })
    .setSubject(String(ticket.userId))
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + lifeSeconds)
    .sign(keyFrom(readSecrets().videoKey, audience));
}

async function read(token: string, at: Date): Promise<UploadTicket | null> {
  try {
    const { payload } = await jwtVerify(token, keyFrom(readSecrets().videoKey, audience), {
      algorithms: ['HS256'],
      typ: type,
      audience,
      requiredClaims: ['exp'],
      currentDate: at,
    });
    const { sub, video, order } = v.parse(claims, payload);
    return { userId: sub, videoId: video, orderId: order };
  } catch {
    return null;
  }
}

// A chunk may take longer to arrive than its ticket is valid: what counts is when it started.
const readBefore = new WeakMap<Request, Promise<UploadTicket | null>>();

/** A request's ticket; null if missing, expired or not ours. */
export function uploadTicketOf(request: Request): Promise<UploadTicket | null> {
  const token = request.headers.get(uploadTicketHeader);
  const reading =
    readBefore.get(request) ?? (token === null ? Promise.resolve(null) : read(token, new Date()));
  readBefore.set(request, reading);
  return reading;
}
