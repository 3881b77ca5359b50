import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as v from 'valibot';

import type { Transport } from '#app/server/composition.server.ts';
import { userSchema } from '#backend/contract/people/user.ts';
import { vendorListSchema } from '#backend/contract/vendor.ts';
import { diskStorage } from '#backend/modules/video/storage/disk-storage.ts';
import { videoFiles } from '#backend/modules/video/video-files.ts';
import { createVideoHost, isVideoPath } from '#backend/modules/video/video-host.ts';

import {
  anyBackend,
  type ShopFixture,
  type TestedBackend,
} from '#tests/support/databases/tested-backends.ts';
import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';

/** Two orders that wait for an answer video, of two celebrities, and one that no one has accepted yet. */
const orders = [
  { status: 'processing', fan: 'fan', celebrity: 'celebrity' },
  { status: 'processing', fan: 'fan2', celebrity: 'priya' },
  { status: 'on-hold', fan: 'fan', celebrity: 'celebrity' },
] as const;

async function placeOrders({ ask, tokenOf }: ShopFixture): Promise<void> {
  const idOf = async (login: string) => {
    const authorization = `Bearer ${await tokenOf(login)}`;
    return v.parse(
      userSchema,
      (await ask('GET', '/wp-json/wp/v2/users/me', { authorization })).body,
    ).id;
  };
  const { body: vendors } = await ask('GET', '/wp-json/wcfmmp/v1/store-vendors');
  for (const { status, fan, celebrity } of orders) {
    const seller = await idOf(celebrity);
    const product_id = v
      .parse(vendorListSchema, vendors)
      .find(({ vendor_id }) => vendor_id === seller)
      ?.vendor_services?.find(({ service }) => service === 'getVideo')?.id;
    await ask('POST', '/wp-json/wc/v3/orders', {
      authorization: serviceAuthorization,
      body: { status, customer_id: await idOf(fan), line_items: [{ product_id, quantity: 1 }] },
    });
  }
}

export interface AnswerVideoFixture {
  readonly transport: Transport;
  readonly folder: string;
  /** Every call that the back end got: `PATCH /wp-json/…`. */
  readonly calls: string[];
  /** Asks for what an answer points to, as a browser would. */
  readonly follow: (answer: Response, headers?: HeadersInit) => Promise<Response>;
  /** Answers instead of the back end while it is set. */
  fault: ((call: string) => Response | null | Promise<null>) | null;
  readonly close: () => Promise<void>;
}

/** A back end with a video host over a temporary folder, as the gateway sees them; the embedded one unless given. */
export async function startAnswerVideos(
  tested: TestedBackend | undefined = anyBackend[0],
): Promise<AnswerVideoFixture> {
  if (!tested) throw new Error('There is no back end to test on.');
  const folder = await mkdtemp(join(tmpdir(), 'answer-video-'));
  const shop = await tested.start();
  await placeOrders(shop);
  const clock = () => new Date('2026-06-01T10:00:00Z');
  const apiKey = 'key of the tests';
  const secret = new Uint8Array(randomBytes(32));
  const videos = createVideoHost({
    storage: diskStorage(folder),
    apiKeys: [apiKey],
    secret,
    clock,
  });
  const fixture: AnswerVideoFixture = {
    folder,
    calls: [],
    fault: null,
    async follow(answer, headers = {}) {
      const place = new URL(answer.headers.get('location') ?? '', 'http://site.test');
      const video = await videos.fetch(new Request(place, { headers }));
      if (!video) throw new Error('The answer names no video.');
      return video;
    },
    transport: {
      async fetch(asked) {
        const { pathname } = new URL(asked.url);
        const call = `${asked.method} ${pathname}`;
        fixture.calls.push(call);
        const spoilt = await fixture.fault?.(call);
        return (
          spoilt ??
          (isVideoPath(pathname) ? await videos.fetch(asked) : null) ??
          shop.backend.fetch(asked)
        );
      },
      close: () => Promise.resolve(),
      serviceAuthorization,
      authorizationOf: shop.authorizationOf,
      videoAuthorization: `Basic ${btoa(`${apiKey}:`)}`,
      async serveVideo(videoId, _asked, downloadAs) {
        const path = await videos.watchPath(videoId, downloadAs);
        if (path === null) return null;
        return new Response(null, { status: 302, headers: { location: path } });
      },
      files: videoFiles(videos),
    },
    async close() {
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
