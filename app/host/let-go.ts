import type { IncomingMessage } from 'node:http';

/** Long enough for a sender to read the answer while it still sends. */
const lingerMs = 1_000;

/**
 * Ends the connection of a sender whose body nobody reads any more. Ending it at once would reset it in the middle, and
 * the answer would be lost.
 */
export function letGo(req: IncomingMessage): void {
  if (req.complete) return;
  req.unpipe();
  req.resume();
  setTimeout(() => req.socket.destroy(), lingerMs).unref();
}
