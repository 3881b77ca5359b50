import { mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createPictures } from './pictures.server.ts';

let folder = '';
let answer: (request: Request) => Promise<Response>;

// The sizes that are answered are looked at here; the process itself never reads AVIF.
beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoadHeifBuffer'] }));
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const demo = join(folder, 'demo');
  await mkdir(join(demo, 'faces'), { recursive: true });
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#5C2D91' } });
  await plain(400, 500)
    .webp()
    .toFile(join(demo, 'faces', 'ava.webp'));
  await plain(6_000, 5_000)
    .png()
    .toFile(join(demo, 'faces', 'flood.png'));
  await writeFile(join(demo, 'faces', 'text.png'), 'no picture');
  await writeFile(join(folder, 'secret.png'), 'secret');
  ({ answerWithPicture: answer } = createPictures({
    originals: { demo },
    made: join(folder, 'made'),
  }));
});
afterAll(() => rm(folder, { recursive: true }));

const ask = (path: string) => answer(new Request(`http://site.test/api/picture/${path}`));

it.each(['avif', 'webp'])('gives a size in %s, and keeps it for a year', async (format) => {
  const response = await ask(`${format}/160/demo/faces/ava.webp`);
  expect(response.headers.get('content-type')).toBe(`image/${format}`);
  expect(response.headers.get('cache-control')).toContain('immutable');
  const size = await sharp(await response.arrayBuffer()).metadata();
  expect([size.width, size.height]).toEqual([160, 200]);
});

it('enlarges nothing', async () => {
  const response = await ask('webp/960/demo/faces/ava.webp');
  expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(400);
});

it('makes a size once, however many ask at once, and leaves no half file behind', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ask('webp/320/demo/faces/ava.webp')),
  );
  const bodies = await Promise.all(answers.map((one) => one.arrayBuffer()));
  expect(new Set(bodies.map(({ byteLength }) => byteLength)).size).toBe(1);
  expect(await readdir(join(folder, 'made', '320', 'demo', 'faces'))).toEqual(['ava.webp.webp']);
  await rm(join(folder, 'demo', 'faces', 'ava.webp'));
  expect((await ask('webp/320/demo/faces/ava.webp')).status).toBe(200);
});

it.each([
  'webp/320/demo/faces/unknown.webp',
  'webp/320/media/a.webp',
  'webp/320/demo/../secret.png',
  'webp/320/demo/%2e%2e/secret.png',
  'webp/320/demo/faces',
  'webp/319/demo/faces/ava.webp',
  'webp/320/https://spy.test/a.png',
])('has nothing at %s', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

it('unpacks no flood of pixels and no file that only calls itself a picture', async () => {
  for (const name of ['flood', 'text']) {
    expect((await ask(`webp/160/demo/faces/${name}.png`)).status).toBe(404);
  }
});
