import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Email } from 'postal-mime';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { openSmtpSink, type SmtpSink } from '../support/smtp-sink.ts';

let folder: string;
let process_: ChildProcess | undefined;
let sink: SmtpSink | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'astera-mail-'));
});
afterEach(async () => {
  await kill();
  await sink?.close();
  await rm(folder, { recursive: true, force: true });
});

async function start(url: string, ...subject: string[]): Promise<void> {
  process_ = spawn(process.execPath, ['tests/store/mail-process.ts', ...subject], {
    env: { ...process.env, DATA_DIR: folder, SMTP_URL: url, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (process_.stdout) await once(process_.stdout, 'data');
}

async function kill(): Promise<void> {
  if (!process_ || process_.exitCode !== null || process_.signalCode !== null) return;
  const ended = once(process_, 'exit');
  process_.kill('SIGKILL');
  await ended;
}

it(
  'sends a promised mail once after the process was killed before it could',
  { timeout: 90_000 },
  async () => {
    // Nobody listens there yet.
    const closed = await openSmtpSink();
    const port = Number(new URL(closed.url).port);
    await closed.close();
    await start(closed.url, 'before');
    await kill();

    sink = await openSmtpSink({ port });
    const arrived = sink.next();
    await start(sink.url);
    expect((await arrived).subject).toBe('before');
    expect(sink.mails).toHaveLength(1);
  },
);

it(
  'sends it under the same Message-ID when the process was killed in the middle of it',
  { timeout: 90_000 },
  async () => {
    let begun: (mail: Email) => void = () => undefined;
    const firstAttempt = new Promise<Email>((resolve) => (begun = resolve));
    let attempts = 0;
    sink = await openSmtpSink({
      take(mail) {
        attempts += 1;
        if (attempts > 1) return Promise.resolve();
        begun(mail);
        // The first attempt never gets an answer.
        return new Promise(() => undefined);
      },
    });
    await start(sink.url, 'middle');
    const { messageId } = await firstAttempt;
    await kill();

    const arrived = sink.next();
    await start(sink.url);
    expect((await arrived).messageId).toBe(messageId);
    expect([attempts, sink.mails.length]).toEqual([2, 1]);
  },
);
