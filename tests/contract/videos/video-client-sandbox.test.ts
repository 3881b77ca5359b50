import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

import sharp from 'sharp';
import { expect, it } from 'vitest';

import { startVideoHostServer } from '#tests/support/servers/video-host-server.ts';

import { mp4Bytes } from '../../server/videos/answer-video-fixture.ts';

const require = createRequire(import.meta.url);
/** `npm run test:full` installs Jest there. */
const tools = createRequire(resolve('tests/tools/package.json'));
const MiB = 1024 * 1024;

/** The files that the client's tests send; those of api.video are not in its package, so these are ours. */
async function makeMedia(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const film = mp4Bytes(10 * MiB + 60_000);
  await writeFile(join(folder, '558k.mp4'), mp4Bytes(558_000));
  await writeFile(join(folder, '10m.mp4'), film);
  await writeFile(join(folder, '10m.mp4.part.a'), film.subarray(0, 5 * MiB));
  await writeFile(join(folder, '10m.mp4.part.b'), film.subarray(5 * MiB, 10 * MiB));
  await writeFile(join(folder, '10m.mp4.part.c'), film.subarray(10 * MiB));
  await writeFile(join(folder, 'en.vtt'), 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello.\n');
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#b08d3c' } });
  await picture.clone().jpeg().toFile(join(folder, 'test.jpg'));
  await picture.clone().png().toFile(join(folder, 'test.png'));
}

it('api.video’s own test of its Node client passes unchanged', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'video-sandbox-'));
  const server = await startVideoHostServer();
  try {
    const client = resolve(dirname(require.resolve('@api.video/nodejs-client')), '..');
    await cp(join(client, 'src'), join(folder, 'src'), { recursive: true });
    await cp(join(client, 'test'), join(folder, 'test'), { recursive: true });
    await makeMedia(join(folder, 'test/data'));
    const presets = [[tools.resolve('@babel/preset-typescript'), { allowDeclareFields: true }]];
    const plugins = [
      createRequire(tools.resolve('@babel/preset-typescript')).resolve(
        '@babel/plugin-transform-modules-commonjs',
      ),
    ];
    const config = {
      testRegex: 'sandbox\\.spec\\.ts$',
      testEnvironment: 'node',
      modulePaths: [resolve('node_modules')],
      moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
      moduleFileExtensions: ['ts', 'js', 'json'],
      transform: { '\\.ts$': [tools.resolve('babel-jest'), { presets, plugins }] },
    };
    await writeFile(join(folder, 'jest.config.json'), JSON.stringify(config));
    const report = join(folder, 'report.json');
    const jest = resolve(dirname(tools.resolve('jest/package.json')), 'bin/jest.js');
    const options = ['--config', 'jest.config.json', '--json', '--outputFile', report];
    const env = { ...process.env, API_KEY: server.apiKey, BASE_URI: server.origin };
    await promisify(execFile)('node', [jest, ...options], { cwd: folder, env });
    const results: unknown = JSON.parse(await readFile(report, 'utf8'));
    expect(results).toMatchObject({ numPassedTests: 39, numFailedTests: 0, numPendingTests: 0 });
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
});
