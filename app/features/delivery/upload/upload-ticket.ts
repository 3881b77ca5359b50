import type { UploadGrant, UploadTarget } from './upload-target.ts';

/** Half of what the server gives a ticket, so that none expires between here and there. */
const freshForMs = 5 * 60_000;

/** The newest ticket of each target. */
const tickets = new Map<string, UploadGrant & { readonly since: number }>();

/** Keeps a ticket that the server has just issued. */
export function keepTicket({ key }: UploadTarget, { videoId, ticket }: UploadGrant): void {
  tickets.set(key, { videoId, ticket, since: Date.now() });
}

/** Forgets a ticket that was refused: the next chunk asks for another one. */
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
