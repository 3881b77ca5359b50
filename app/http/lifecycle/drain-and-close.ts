import type { IncomingMessage } from 'node:http';

/** Long enough for a sender to read the answer while it still sends. */
const drainMs = 1_000;

/**
 * Before an answer is sent to someone who may still be sending: Node would end the connection with the answer's last
 * byte, what is unread would reset it, and a reset takes the answer away from anyone who has not read it yet. Instead
 * our side is closed and the other one listened to for a moment.
 */
export function closeLater({ socket, complete }: IncomingMessage): void {
  if (complete) return;
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), drainMs).unref();
  };
}

/** After the answer: what still comes of a body that no one reads any more is thrown away, and the connection ends. */
export function drainAndClose(req: IncomingMessage): void {
  if (req.complete) return;
  // Anyone who began to read it has gone.
  req.removeAllListeners('readable');
  req.resume();
  setTimeout(() => req.socket.destroy(), drainMs).unref();
}
