import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage } from 'node:http';

/** A proxy before several processes of one site: consecutive requests go to different ones. */
export interface RoundRobin {
  readonly origin: string;
  /** How many requests each process answered, in the order given. */
  readonly counts: () => readonly number[];
  readonly close: () => void;
}

/**
 * @param port where it listens
 * @param origins of the processes; one that is not there is passed over, as long as nothing was sent to it
 */
export async function startRoundRobin(
  port: number,
  origins: readonly string[],
): Promise<RoundRobin> {
  const counts = origins.map(() => 0);
  let turn = 0;

  /** Asks one process; with the answer, or with null where no one listens. */
  function pass(incoming: IncomingMessage, at: number): Promise<IncomingMessage | null> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage | null>();
    const { method, url = '/', headers } = incoming;
    const address = new URL(url, origins[at]);
    const forwarded = { 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
    const asked = ask(address, { method, headers: { ...headers, ...forwarded }, agent: false });
    asked.once('response', resolve);
    asked.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' ? resolve(null) : reject(error),
    );
    asked.once('socket', (socket) => socket.once('connect', () => incoming.pipe(asked)));
    return promise;
  }

  const server = createServer((incoming, outgoing) => {
    void (async () => {
      for (let attempt = 0; attempt < origins.length; attempt += 1) {
        const at = turn % origins.length;
        turn += 1;
        const answer = await pass(incoming, at);
        if (answer === null) continue;
        counts[at] = (counts[at] ?? 0) + 1;
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(outgoing);
        answer.once('error', () => outgoing.destroy());
        outgoing.once('close', () => answer.destroy());
        return;
      }
      outgoing.writeHead(502).end();
    })().catch(() => outgoing.destroy());
  });
  server.listen(port);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${port}`,
    counts: () => counts,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
