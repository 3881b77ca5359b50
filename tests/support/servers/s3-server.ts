import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { S3Settings } from '#backend/modules/video/storage/s3-bucket.ts';

/** An S3 server in a process of its own, with one empty bucket. */
export interface S3Server {
  readonly settings: S3Settings;
  readonly stop: () => Promise<void>;
}

/** @throws when it does not answer */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 's3-server-'));
  const bucket = 'astera-videos';
  const program = join(import.meta.dirname, 's3-process.ts');
  const server = spawn('node', [program, folder, bucket], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [first]: unknown[] = await once(server.stdout, 'data');
  const port = Number(String(first));
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'us-east-1',
      // The one pair that this server knows; it checks every signature by it.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
