import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A server behind a cable that can be pulled out and put in again. */
export interface TcpRelay {
  readonly port: number;
  /** Ends every connection, and takes no new one. */
  readonly pull: () => void;
  readonly plugIn: () => void;
  readonly close: () => void;
}

/** @param url of the server behind; its host and port are used */
export async function startTcpRelay(url: string): Promise<TcpRelay> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let pulled = false;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((socket) => {
    if (pulled) {
      socket.destroy();
      return;
    }
    const behind = connect(Number(port || 5432), hostname);
    for (const one of [socket, behind]) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.once('close', () => {
        sockets.delete(one);
        socket.destroy();
        behind.destroy();
      });
    }
    socket.pipe(behind).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    pull() {
      pulled = true;
      cut();
    },
    plugIn() {
      pulled = false;
    },
    close() {
      server.close();
      cut();
    },
  };
}
