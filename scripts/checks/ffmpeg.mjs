import { spawnSync } from 'node:child_process';

/** What a run says that leaves the transcoder's own tests out. */
export const noFfmpeg =
  'Not run: the tests of the transcoder, since there is no `ffmpeg` here (Debian: apt-get install ffmpeg).';

/** @returns whether clips can be prepared on this machine */
export function hasFfmpeg() {
  return ['ffmpeg', 'ffprobe'].every(
    (name) => spawnSync(name, ['-version'], { stdio: 'ignore' }).status === 0,
  );
}
