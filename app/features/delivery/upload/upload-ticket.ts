import type { UploadGrant, UploadTarget } from './upload-target.ts';

/** Half of the server's ticket lifetime, so that none expires in transit. */
const freshForMs = 5 * 60_000;

/** The latest ticket of each target. */
const tickets = new Map<string, UploadGrant & { readonly since: number }>();

/** Stores a ticket that the server has just issued. */
export function keepTicket({ key }: UploadTarget, { videoId, ticket }: UploadGrant): void {
  tickets.set(key, { videoId, ticket, since: Date.now() });
}

/** Discards a rejected ticket; the next chunk requests a new one. */
export function forgetTicket({ key }: UploadTarget): void {
  tickets.delete(key);
}

/** A ticket for the next chunk of a video. @throws AppError as `arrived` of the target */
export async function ticketFor(target: UploadTarget, videoId: string): Promise<string> {
  const held = tickets.get(target.key);
  const isFresh = held?.videoId === videoId && Date.now() - held.since < freshForMs;
  if (isFresh) return held.ticket;
  const grant = await target.arrived(videoId);
  keepTicket(target, grant);
  return grant.ticket;
}
