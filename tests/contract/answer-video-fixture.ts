import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Transport } from '#app/gateway/transport.server.ts';
import { createBackend } from '#backend/server/index.ts';
import { diskStorage } from '#backend/server/video/disk-storage.ts';
import { createVideoHost } from '#backend/server/video/video-host.ts';

import { databases } from '../support/open-database.ts';
import { jwtKey, serviceAuthorization, startBackend } from './backend-fixture.ts';
import { smallWorld } from '../support/small-world.ts';

const request = {
  service: 'getVideo',
  answers: { from: 'Grace', to: 'Sam', occasion: 'other' },
} as const;

/** Two orders that wait for an answer video, of two celebrities, and one that nobody has accepted yet. */
const world = {
  ...smallWorld,
  orders: [
    {
      status: 'processing',
      fan: 'fan',
      celebrity: 'celebrity',
      daysAgo: 3,
      item: request,
      paid: true,
    },
    {
      status: 'processing',
      fan: 'fan2',
      celebrity: 'priya',
      daysAgo: 2,
      item: request,
      paid: true,
    },
    {
      status: 'on-hold',
      fan: 'fan',
      celebrity: 'celebrity',
      daysAgo: 1,
      item: request,
      paid: true,
    },
  ],
} as const;

export interface AnswerVideoFixture {
  readonly transport: Transport;
  readonly folder: string;
  /** Every call that the back end got: `PATCH /wp-json/…`. */
  readonly calls: string[];
  /** Answers instead of the back end while it is set. */
  fault: ((call: string) => Response | null | Promise<null>) | null;
  readonly close: () => Promise<void>;
}

/** The embedded back end with a video host over a temporary folder, as the gateway sees them. */
export async function startAnswerVideos(): Promise<AnswerVideoFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'answer-video-'));
  const [database] = databases;
  if (!database) throw new Error('There is no database to test on.');
  const shop = await startBackend(database.open, world);
  const clock = () => new Date('2026-06-01T10:00:00Z');
  const apiKey = 'key of the tests';
  const secret = new Uint8Array(randomBytes(32));
  const videos = createVideoHost({
    storage: diskStorage(folder),
    apiKeys: [apiKey],
    secret,
    clock,
  });
  const backend = createBackend({
    database: shop.database,
    clock,
    secrets: { jwtKey },
    serviceKey: 'ck_test',
    serviceSecret: 'cs_test',
    mediaFolder: folder,
    videos: videos.fetch,
  });
  const fixture: AnswerVideoFixture = {
    folder,
    calls: [],
    fault: null,
    transport: {
      ...backend,
      async fetch(asked) {
        const call = `${asked.method} ${new URL(asked.url).pathname}`;
        fixture.calls.push(call);
        return (await fixture.fault?.(call)) ?? backend.fetch(asked);
      },
      serviceAuthorization,
      authorizationOf: () => serviceAuthorization,
      videoAuthorization: `Basic ${btoa(`${apiKey}:`)}`,
      async serveVideo(videoId, asked, downloadAs) {
        const path = await videos.watchPath(videoId, downloadAs);
        if (path === null) return null;
        return videos.fetch(new Request(new URL(path, asked.url), asked));
      },
    },
    async close() {
      await backend.close();
      await videos.close();
      await shop.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return fixture;
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Random bytes behind the head of an MP4 file. */
export function mp4Bytes(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(randomBytes(size));
  bytes.set(new TextEncoder().encode('\0\0\0\u0018ftypmp42'));
  return bytes;
}
