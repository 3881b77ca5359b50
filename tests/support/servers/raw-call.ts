import { request as rawRequest } from 'node:http';

import { e2eOrigin, e2ePort } from './port.ts';

export interface RawCall {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** What a browser on one of our own pages says of itself. */
export const fromOurPage = { origin: e2eOrigin, 'sec-fetch-site': 'same-origin' } as const;

/** Sends exactly these headers, also such as no browser would send. */
export function rawCall({ method, path, headers = {}, body }: RawCall): Promise<RawAnswer> {
  const isAnnounced = body !== undefined && headers['transfer-encoding'] === undefined;
  const length = isAnnounced ? { 'content-length': String(Buffer.byteLength(body)) } : {};
  return new Promise((resolve, reject) => {
    const request = rawRequest(
      {
        host: '127.0.0.1',
        port: e2ePort,
        method,
        path,
        headers: { host: `localhost:${e2ePort}`, ...length, ...headers },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        );
      },
    );
    // A body that is refused before it was read ends the connection.
    request.on('error', (error) => reject(error));
    request.end(body);
  });
}
