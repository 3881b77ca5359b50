import type { IncomingMessage } from 'node:http';

/** Long enough for a client to read the response while it is still sending. */
const drainMs = 1_000;

/**
 * Call before responding to a client that may still be sending. Node would close the connection after the response's
 * last byte; unread data would then cause a reset, which can discard a response the client has not read yet. Instead,
 * this closes our side and keeps the other open for a moment.
 */
export function closeLater({ socket, complete }: IncomingMessage): void {
  if (complete) return;
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), drainMs).unref();
  };
}

/** Call after the response: discards the rest of an unread body, then closes the connection. */
export function drainAndClose(req: IncomingMessage): void {
  if (req.complete) return;
  // The previous reader is gone.
  req.removeAllListeners('readable');
  req.resume();
  setTimeout(() => req.socket.destroy(), drainMs).unref();
}
