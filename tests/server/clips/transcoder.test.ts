import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  findTranscoder,
  type Transcoder,
} from '#app/server/clips/transcoder/find-transcoder.server.ts';
import { probe, UnusableFile } from '#app/server/clips/transcoder/probe.server.ts';
import { runLimited } from '#app/server/clips/transcoder/run-limited.server.ts';
import { transcode } from '#app/server/clips/transcoder/transcode.server.ts';
import { previewMaxBytes } from '#domain/clip/clip.ts';

/** Runs only where ffmpeg is installed (vitest.config.ts): a real file, and files that try to hurt. */
const real = 'backend/seed/world/media/clips/ayla-1.mp4';
let root = '';
let tool: Transcoder;
let asked = 0;
let server: Server;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'transcoder-'));
  const found = await findTranscoder(process.env['PATH'] ?? '');
  if (!found) throw new Error('ffmpeg is installed, and cannot be used.');
  tool = found;
  server = createServer((_request, response) => {
    asked += 1;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await rm(root, { recursive: true, force: true });
});

let folders = 0;
/** A folder of its own with the input in it. */
async function folderWith(input: Uint8Array | string): Promise<string> {
  folders += 1;
  const folder = join(root, String(folders));
  await mkdir(folder);
  await writeFile(join(folder, 'input'), input);
  return folder;
}

/** Films something with ffmpeg itself. @returns the bytes */
async function filmed(...args: readonly string[]): Promise<Uint8Array> {
  const folder = await folderWith('');
  const run = [...tool.ffmpeg, '-nostdin', '-v', 'error', ...args, 'file:out'];
  const { code, stderr } = await runLimited(run, { cwd: folder, timeoutMs: 60_000 });
  if (code !== 0) throw new Error(stderr);
  return new Uint8Array(await readFile(join(folder, 'out')));
}
const source = (size: string, seconds: number) => [
  ...['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=10:d=${seconds}`],
];
const fast = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

async function outcomeOf(input: Uint8Array | string, cuts = false): Promise<string> {
  const folder = await folderWith(input);
  return transcode({ transcoder: tool, folder, cuts }).then(
    () => 'made',
    (error: unknown) => (error instanceof UnusableFile ? error.reason : String(error)),
  );
}

const isFaststart = (file: Buffer) => file.indexOf('moov') < file.indexOf('mdat');

describe('a video of a phone', () => {
  it('becomes a full clip, a small silent preview and a poster', async () => {
    const folder = await folderWith(await readFile(real));
    const { facts } = await transcode({ transcoder: tool, folder, cuts: false });
    expect(facts).toMatchObject({ hasSound: true });
    expect(Math.abs(facts.durationMs - 7_000)).toBeLessThan(200);
    const [full, preview, poster] = await Promise.all(
      ['full.mp4', 'preview.mp4', 'poster.jpg'].map((name) => readFile(join(folder, name))),
    );
    if (!full || !preview || !poster) throw new Error('A file is missing.');
    expect(facts.bytes).toBe(full.length);
    expect(isFaststart(full) && isFaststart(preview)).toBe(true);
    expect(preview.length).toBeLessThanOrEqual(previewMaxBytes);
    const shown = await probe(tool, { folder, name: 'preview.mp4', container: 'mp4' });
    expect(shown).toMatchObject({ width: 360, hasSound: false });
    expect(shown.durationMs).toBeGreaterThanOrEqual(3_000);
    expect(shown.durationMs).toBeLessThanOrEqual(6_100);
    expect([...poster.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });

  it('loses where and with what it was filmed', async () => {
    const told = ['location=+37.9838+023.7275/', 'com.apple.quicktime.model=Phone 9', 'title=Home'];
    const input = await filmed(
      ...[
        '-i',
        `file:${join(process.cwd(), real)}`,
        '-c',
        'copy',
        '-movflags',
        'use_metadata_tags',
      ],
      ...told.flatMap((one) => ['-metadata', one]),
      ...['-f', 'mov'],
    );
    expect(Buffer.from(input).includes('+37.9838')).toBe(true);
    const folder = await folderWith(input);
    await transcode({ transcoder: tool, folder, cuts: false });
    for (const name of ['full.mp4', 'preview.mp4', 'poster.jpg']) {
      const file = await readFile(join(folder, name));
      for (const word of ['37.9838', 'Phone 9', 'Home']) expect(file.includes(word)).toBe(false);
    }
  });

  it('of a high dynamic range, with 60 pictures in a second, larger than 720p is made an ordinary one', async () => {
    const hdr = ['-color_trc', 'arib-std-b67', '-color_primaries', 'bt2020'];
    const input = await filmed(
      ...['-f', 'lavfi', '-i', 'testsrc2=s=1080x1920:r=60:d=0.3', '-c:v', 'libx264'],
      ...['-preset', 'ultrafast', '-pix_fmt', 'yuv420p10le', ...hdr, '-colorspace', 'bt2020nc'],
      ...['-f', 'mp4'],
    );
    const folder = await folderWith(input);
    await transcode({ transcoder: tool, folder, cuts: false });
    const full = await probe(tool, { folder, name: 'full.mp4', container: 'mp4' });
    expect(full).toMatchObject({ width: 720, height: 1280, isHdr: false, isFast: false });
  });

  it('of a browser, which does not say how long it is, is measured', async () => {
    const bytes = await readFile('tests/support/media/live-recording.webm');
    expect(await outcomeOf(new Uint8Array(bytes))).toBe('made');
  });

  it('that is too long is refused, or cut where a fan was sent it', async () => {
    const input = await filmed(...source('160x200', 64), ...fast, '-f', 'mp4');
    expect(await outcomeOf(input)).toBe('too-long');
    const folder = await folderWith(input);
    const { facts } = await transcode({ transcoder: tool, folder, cuts: true });
    expect(facts.durationMs).toBe(60_000);
  });

  it('that claims to last ten hours is refused', async () => {
    const stretched = ['-vf', 'setpts=N*3600/TB', '-vsync', 'vfr', ...fast, '-f', 'mp4'];
    const input = await filmed(...source('64x64', 1), ...stretched);
    expect(await outcomeOf(input)).toBe('too-long');
  });
});

describe('a hostile file', () => {
  it('with half of it missing is broken, wherever its index is', async () => {
    const film = (...flags: readonly string[]) =>
      filmed(...source('320x240', 8), ...fast, ...flags, '-f', 'mp4');
    for (const whole of [await film(), await film('-movflags', '+faststart')])
      expect(await outcomeOf(whole.subarray(0, whole.length / 2))).toBe('broken');
  });

  it('that is sound alone, or a cover and sound, is no video', async () => {
    const sound = ['-f', 'lavfi', '-i', 'sine=d=2', '-c:a', 'aac', '-f', 'mp4'];
    expect(await outcomeOf(await filmed(...sound))).toBe('not-a-video');
  });

  it('of zeros behind a true beginning is broken', async () => {
    const bytes = new Uint8Array(await readFile(real));
    expect(await outcomeOf(bytes.fill(0, 2_000))).toBe('broken');
  });

  it('with huge pictures is too large, also where only its track says so', async () => {
    const bytes = Buffer.from(await filmed(...source('64x64', 1), ...fast, '-f', 'mp4'));
    const sample = bytes.indexOf('avc1', bytes.indexOf('stsd'));
    // Width and height of the sample entry, 16 bits each.
    bytes.writeUInt16BE(65_535, sample + 28);
    bytes.writeUInt16BE(65_535, sample + 30);
    expect(await outcomeOf(bytes)).toBe('too-large');
    const strip = await filmed(...source('2000x32', 1), ...fast, '-f', 'mp4');
    expect(await outcomeOf(strip)).toBe('broken');
    const huge = await filmed(
      ...['-f', 'lavfi', '-i', 'color=s=12000x6000:r=1:d=1', '-c:v', 'mjpeg', '-f', 'mov'],
    );
    expect(await outcomeOf(huge)).toBe('too-large');
  });

  it('that names other files or addresses opens none of them', async () => {
    const { port } = server.address() as { port: number };
    const secret = join(root, 'secret.mp4');
    await copyFile(real, secret);
    const lists = [
      `#EXTM3U\n#EXTINF:7,\n${secret}\n#EXT-X-ENDLIST\n`,
      `#EXTM3U\n#EXTINF:7,\nhttp://127.0.0.1:${port}/a.mp4\n#EXT-X-ENDLIST\n`,
      `ffconcat version 1.0\nfile '${secret}'\n`,
    ];
    // Behind the head of a video, so that the reader of that container gets it.
    const heads = [
      Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42', 'latin1'),
      Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
      Buffer.from('RIFF\0\0\0\0AVI LIST', 'latin1'),
    ];
    for (const list of lists) {
      expect(await outcomeOf(list)).toBe('not-a-video');
      for (const head of heads) {
        const outcome = await outcomeOf(Buffer.concat([head, Buffer.from(list)]));
        expect(['broken', 'not-a-video']).toContain(outcome);
      }
    }
    // A track whose pictures lie in another file.
    const outside = Buffer.from(await filmed(...source('64x64', 1), ...fast, '-f', 'mov'));
    const at = outside.indexOf('url ', outside.indexOf('dref'));
    outside.writeUInt32BE(0, at + 4);
    outside.write('alis', at, 'latin1');
    const outcome = await outcomeOf(outside);
    expect(['broken', 'made']).toContain(outcome);
    expect(asked).toBe(0);
  });
});

describe('the programs', () => {
  it('are told nothing of this process', async () => {
    const env = await runLimited(['/usr/bin/env'], { timeoutMs: 5_000 });
    const names = env.stdout
      .trim()
      .split('\n')
      .map((line) => line.split('=')[0]);
    expect(names.toSorted()).toEqual(['LC_ALL', 'PATH']);
  });

  it('end with their limits, and with their caller', async () => {
    const late = await runLimited(['/bin/sleep', '60'], { timeoutMs: 100 });
    expect(late).toMatchObject({ isStopped: true });
    const caller = new AbortController();
    const run = runLimited(['/bin/sleep', '60'], { timeoutMs: 60_000, signal: caller.signal });
    caller.abort(new Error('the end'));
    await expect(run).rejects.toThrow('the end');
  });

  it('leave nothing but the three files', async () => {
    const folder = await folderWith(await readFile(real));
    await transcode({ transcoder: tool, folder, cuts: false });
    expect((await readdir(folder)).toSorted()).toEqual([
      'full.mp4',
      'input',
      'poster.jpg',
      'preview.mp4',
    ]);
    expect((await stat(join(folder, 'input'))).size).toBe((await stat(real)).size);
  });
});
