import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from 'playwright';

import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { report } from './report.ts';
import { startServerProcess } from './server-process.ts';

const goalMiB = 48;
const uploadBytes = 64 * 1024 * 1024;
const executablePath = process.env['CHROMIUM_PATH'];

/** What one more upload through the relay adds to the server's peak of memory, after one that is not counted. */
const server = await startServerProcess();
const folder = await mkdtemp(join(tmpdir(), 'astera-video-'));
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const video = join(folder, 'answer.mp4');
  const clip = await readFile('backend/seed/world/media/danae.mp4');
  await writeFile(video, Buffer.concat([clip, Buffer.alloc(uploadBytes - clip.byteLength)]));

  const page = await browser.newPage({ baseURL: server.origin });
  await signInAs(page, 'celebrity');
  await page.goto('/my-orders');
  const order = page.getByRole('row').filter({ hasText: 'To deliver' }).first();
  const detail = (await order.getByRole('link').getAttribute('href')) ?? '';

  const upload = async () => {
    await page.goto(detail);
    await page.waitForLoadState('networkidle');
    await page.getByLabel('Video file').setInputFiles(video);
    await page.getByRole('button', { name: /^Uploaded/ }).waitFor({ timeout: 120_000 });
    return server.peakMiB();
  };
  server.forgetPeak();
  const before = await upload();
  const after = await upload();
  console.log(
    `       peak after the first upload ${before.toFixed(0)} MiB, after the second ${after.toFixed(0)} MiB`,
  );
  report('64 MiB through the chunk relay, added peak of memory', after - before, goalMiB, 'MiB');
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
