import { readFile } from 'node:fs/promises';

import { expect, test } from 'playwright/test';
import * as v from 'valibot';

import { Video } from '#backend/contract/video/video.ts';
import { videoPaths } from '#backend/contract/video/video-paths.ts';
import { UploadToken } from '#backend/contract/video/upload-token.ts';
import { VideoToken } from '#backend/contract/video/video-sign-in.ts';
import { sha256 } from '#tests/support/orders/answer-file.ts';
import { core, coreIf } from '#tests/support/browser/core.ts';
import { e2eOrigin } from '#tests/support/servers/port.ts';
import { startTlsFront, type TlsFront } from '#tests/support/servers/tls-front.ts';

/** api.video's own browser uploader, which speaks https only, against the production server. */
test.use({ ignoreHTTPSErrors: true });

const MiB = 1024 * 1024;
const chunkSize = 5 * MiB;
const sizes = [1, chunkSize - 1, chunkSize, chunkSize + 1, 64 * MiB];
const apiKey = 'astera-demo-video-key';
const authorization = `Basic ${btoa(`${apiKey}:`)}`;

let front: TlsFront;
test.beforeAll(async () => {
  const path = 'node_modules/@api.video/video-uploader/dist/index.js';
  front = await startTlsFront(e2eOrigin, {
    '/page': ['text/html', '<!doctype html><script src="/uploader.js"></script>'],
    '/uploader.js': ['text/javascript', await readFile(path, 'utf8')],
  });
});
test.afterAll(() => front.close());

async function call<TSchema extends v.GenericSchema>(
  path: string,
  schema: TSchema,
  body?: Record<string, unknown>,
): Promise<v.InferOutput<TSchema>> {
  const response = await fetch(e2eOrigin + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return v.parse(schema, await response.json());
}

/** Runs in the page: sends a file made there. @returns its id and digest */
async function upload(sent: { bytes: number; options: Record<string, string | number> }) {
  const content = new Uint8Array(sent.bytes).map((_, index) => (index * 31 + (index >> 13)) & 255);
  const file = new File([content], 'holiday.mp4');
  const Uploader: unknown = Reflect.get(window, 'VideoUploader');
  if (typeof Uploader !== 'function') throw new Error('There is no uploader.');
  const uploader: unknown = Reflect.construct(Uploader, [{ ...sent.options, file }]);
  if (typeof uploader !== 'object' || uploader === null) throw new Error('It is no uploader.');
  const start: unknown = Reflect.get(uploader, 'upload');
  if (typeof start !== 'function') throw new Error('It cannot upload.');
  const video: unknown = await Reflect.apply(start, uploader, []);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { video, hex };
}

async function storedDigest(video: unknown): Promise<string> {
  const { videoId } = v.parse(v.object({ videoId: v.string() }), video);
  const { assets } = await call(videoPaths.video(videoId), Video);
  const response = await fetch(assets.mp4 ?? '');
  expect(response.status).toBe(200);
  return sha256(new Uint8Array(await response.arrayBuffer()));
}

for (const bytes of sizes) {
  test(
    `the official uploader sends ${bytes} bytes with an upload token`,
    coreIf(bytes < 60_000_000),
    async ({ page }) => {
      const { token } = await call(videoPaths.uploadTokens, UploadToken, { ttl: 600 });
      await page.goto(`https://${front.host}/page`);
      const options = { apiHost: front.host, uploadToken: token, chunkSize };
      const { video, hex } = await page.evaluate(upload, { bytes, options });
      expect(await storedDigest(video)).toBe(hex);
    },
  );
}

test(
  'the official uploader renews an access token that is not good any more',
  core,
  async ({ page }) => {
    const { refresh_token: refreshToken } = await call(videoPaths.apiKey, VideoToken, { apiKey });
    const { videoId } = await call(videoPaths.videos, Video, { title: 'Holiday' });
    await page.goto(`https://${front.host}/page`);
    const accessToken = 'not any more';
    const options = { apiHost: front.host, accessToken, refreshToken, videoId, chunkSize };
    const { video, hex } = await page.evaluate(upload, { bytes: chunkSize + 1, options });
    expect(await storedDigest(video)).toBe(hex);
  },
);
