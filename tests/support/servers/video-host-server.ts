import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { diskStorage } from '#backend/modules/video/storage/disk-storage.ts';
import { createVideoHost, type VideoHost } from '#backend/modules/video/video-host.ts';
import type { VideoStorage } from '#backend/modules/video/storage/video-storage.ts';

/** The embedded video host alone on a port, as clients meet it. */
export interface VideoHostServer {
  readonly origin: string;
  readonly apiKey: string;
  readonly host: VideoHost;
  readonly close: () => Promise<void>;
}

/** What comes over the socket, no faster than it is read, and without the copy that `Readable.toWeb` makes. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const parts: AsyncIterator<Uint8Array> = incoming[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await parts.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      async cancel() {
        await parts.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** @param storage over a temporary folder when left out */
export async function startVideoHostServer(storage?: VideoStorage): Promise<VideoHostServer> {
  const folder = await mkdtemp(join(tmpdir(), 'video-host-server-'));
  const apiKey = 'astera-demo-video-key';
  const host = createVideoHost({
    storage: storage ?? diskStorage(folder),
    apiKeys: [apiKey],
    secret: crypto.getRandomValues(new Uint8Array(32)),
    clock: () => new Date(),
  });
  const server = createServer((incoming, outgoing) => {
    const method = incoming.method ?? 'GET';
    const headers = new Headers(
      Object.entries(incoming.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
    );
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const request = new Request(new URL(incoming.url ?? '/', `http://${incoming.headers.host}`), {
      method,
      headers,
      ...(hasBody ? { body: bodyOf(incoming), duplex: 'half' as const } : {}),
    });
    const answer = async () => {
      const response = (await host.fetch(request)) ?? new Response(null, { status: 404 });
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      await pipeline(Readable.from(response.body ?? []), outgoing);
    };
    answer().catch((error: unknown) =>
      outgoing.destroy(error instanceof Error ? error : undefined),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    apiKey,
    host,
    async close() {
      server.closeAllConnections();
      server.close();
      await host.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
