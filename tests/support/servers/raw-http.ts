import { connect, type Socket } from 'node:net';

import { e2ePort } from './port.ts';

/** Sends a head and what comes after it. @returns all that comes back until the connection ends */
export function sendRaw(head: readonly string[], body: readonly string[] = []): Promise<string> {
  return sendBytes([`${head.join('\r\n')}\r\n\r\n`, ...body]);
}

/** Sends exact bytes to the site, as fast as it takes them. @returns all that comes back until the connection ends */
export async function sendBytes(
  parts: readonly (string | Uint8Array)[],
  port: number = e2ePort,
): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const received: Buffer[] = [];
  socket.on('data', (data) => received.push(data));
  // The site may end the connection while we still send; what it said before is the result.
  socket.on('error', () => {});
  for (const part of parts) {
    if (socket.destroyed || socket.writableEnded) break;
    if (!socket.write(part)) await Promise.race([drained(socket), closed]);
  }
  await closed;
  return Buffer.concat(received).toString('latin1');
}

/** The status of each answer in what came back. */
export function statuses(received: string): number[] {
  return [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
}

function drained(socket: Socket): Promise<unknown> {
  return new Promise((resolve) => socket.once('drain', resolve));
}
