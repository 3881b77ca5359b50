import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

import { env } from '#app/platform/settings/env.server.ts';
import { openOnce } from '#app/platform/process/open-once.ts';

import { runLimited } from './run-limited.server.ts';

/** Beyond these the system ends a program: an address space in bytes, seconds of CPU, the size of a file it writes. */
const limits = { as: 2_147_483_648, cpu: 900, fsize: 268_435_456, nofile: 64, core: 0 } as const;

const askMs = 20_000;

/** The installed programs, each as the words to begin its command with: behind those that limit it. */
export interface Transcoder {
  readonly ffmpeg: readonly string[];
  readonly ffprobe: readonly string[];
  /** Whether pictures of a high dynamic range can be made ordinary ones. */
  readonly mapsTones: boolean;
}

async function find(name: string, folders: readonly string[]): Promise<string | null> {
  for (const folder of folders) {
    const path = join(folder, process.platform === 'win32' ? `${name}.exe` : name);
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return null;
}

/** What limits a program, as far as it is installed; Linux distributions have all of it (util-linux, coreutils). */
async function limiters(folders: readonly string[]): Promise<string[]> {
  const [setpriv, prlimit, nice] = await Promise.all(
    ['setpriv', 'prlimit', 'nice'].map((name) => find(name, folders)),
  );
  return [
    // It does not outlive a process that is killed, which another one takes over from.
    ...(setpriv ? [setpriv, '--pdeathsig', 'KILL'] : []),
    ...(prlimit ? [prlimit, ...Object.entries(limits).map(([of, to]) => `--${of}=${to}`)] : []),
    ...(nice ? [nice, '-n', '15'] : []),
  ];
}

/**
 * Looks for `ffmpeg` and `ffprobe`.
 * @param path folders, as in the variable PATH
 * @returns null where one is missing, or cannot encode H.264 and AAC
 */
export async function findTranscoder(path: string): Promise<Transcoder | null> {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  const [ffmpeg, ffprobe] = await Promise.all([find('ffmpeg', folders), find('ffprobe', folders)]);
  if (!ffmpeg || !ffprobe) return null;
  const before = await limiters(folders);
  const ask = (what: string) =>
    runLimited([...before, ffmpeg, '-hide_banner', what], { timeoutMs: askMs });
  const [encoders, filters] = await Promise.all([ask('-encoders'), ask('-filters')]);
  if (!/ libx264 /.test(encoders.stdout) || !/ aac /.test(encoders.stdout)) return null;
  return {
    ffmpeg: [...before, ffmpeg],
    ffprobe: [...before, ffprobe],
    mapsTones: / zscale /.test(filters.stdout) && / tonemap /.test(filters.stdout),
  };
}

/** The transcoder of this machine, looked for once; null where there is none, or `FFMPEG` is `off`. */
export const transcoder = openOnce(() =>
  env.FFMPEG === 'off' ? Promise.resolve(null) : findTranscoder(process.env['PATH'] ?? ''),
);
