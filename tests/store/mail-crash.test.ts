import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

import type { Email } from 'postal-mime';
import { describe, it } from 'vitest';

import { newDataFolder } from '#tests/support/databases/data-folder.ts';
import { databases } from '#tests/support/databases/open-database.ts';
import { seeded } from '#tests/support/databases/seeded.ts';
import { openSmtpSink } from '#tests/support/servers/smtp-sink.ts';

/**
 * A mail process that can be killed and started again over its data folder, or its database on a server.
 * @param settings beside those that say where its data and its mail server are
 */
async function openMailer(databaseUrl: string, settings: Readonly<Record<string, string>> = {}) {
  const folder = newDataFolder('mail');
  let running: ChildProcess | undefined;
  let text = '';

  async function kill(): Promise<void> {
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  }
  return {
    kill,
    /** Subjects of the mails that it said were promised. */
    promised: () => [...text.matchAll(/^promised (.+)$/gm)].map(([, subject = '']) => subject),
    /** Starts it and waits until it sends, and has promised the first of the mails. */
    async start(url: string, ...subjects: readonly string[]): Promise<void> {
      running = spawn(process.execPath, ['tests/store/mail-process.ts', ...subjects], {
        env: {
          ...process.env,
          ...settings,
          ...{ DATA_DIR: folder, SMTP_URL: url, DATABASE_URL: databaseUrl },
        },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const first = subjects[0] === undefined ? 'open\n' : `promised ${subjects[0]}\n`;
      if (!running.stdout) throw new Error('it has an output');
      for await (const part of running.stdout.iterator({ destroyOnReturn: false })) {
        text += String(part);
        if (text.includes(first)) break;
      }
      running.stdout.on('data', (part: Buffer) => (text += part.toString()));
    },
    async remove(): Promise<void> {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** `npm run night` kills more often. */
const kills = Number(process.env['MAIL_KILLS'] ?? 2);
const mailsEach = 8;

describe.each(databases)('mails of a process that is killed, on $name', ({ open }) => {
  it.concurrent(
    'sends a promised mail once after the process was killed before it could',
    { timeout: 180_000 },
    async ({ expect, onTestFinished }) => {
      const { jobs, close } = await open('empty');
      onTestFinished(close);
      const mailer = await openMailer('embedded' in jobs ? '' : jobs.connectionString, {
        RETRY_SECONDS: '1',
      });
      onTestFinished(() => mailer.remove());
      // No one listens there yet.
      const closed = await openSmtpSink();
      const port = Number(new URL(closed.url).port);
      await closed.close();
      await mailer.start(closed.url, 'before');
      await mailer.kill();

      const sink = await openSmtpSink({ port });
      onTestFinished(() => sink.close());
      const arrived = sink.next();
      await mailer.start(sink.url);
      expect((await arrived).subject).toBe('before');
      expect(sink.mails).toHaveLength(1);
    },
  );

  it.concurrent(
    'sends it under the same Message-ID, at once after the next start, when the process was killed in the middle of it',
    { timeout: 180_000 },
    async ({ expect, onTestFinished }) => {
      const { jobs, close } = await open('empty');
      onTestFinished(close);
      const mailer = await openMailer('embedded' in jobs ? '' : jobs.connectionString);
      onTestFinished(() => mailer.remove());
      let begun: (mail: Email) => void = () => undefined;
      const firstAttempt = new Promise<Email>((resolve) => (begun = resolve));
      let attempts = 0;
      const sink = await openSmtpSink({
        take(mail) {
          attempts += 1;
          if (attempts > 1) return Promise.resolve();
          begun(mail);
          // The first attempt never gets an answer.
          return new Promise(() => undefined);
        },
      });
      onTestFinished(() => sink.close());
      await mailer.start(sink.url, 'middle');
      const { messageId } = await firstAttempt;
      await mailer.kill();

      await mailer.start(sink.url);
      // A death is no refusal by the mail server: nothing waits as it does after one. On a server other processes may
      // live, so that one counts as dead after a silence.
      const timeout = 'embedded' in jobs ? 8_000 : 16_000;
      await expect.poll(() => sink.mails.length, { timeout }).toBe(1);
      expect(sink.mails[0]?.messageId).toBe(messageId);
      expect(attempts).toBe(2);
    },
  );

  it.concurrent(
    'sends every mail that it said was promised, soon after the last start, however often it was killed',
    { timeout: 120_000 + kills * 30_000 },
    async ({ expect, onTestFinished }) => {
      const { jobs, close } = await open('empty');
      onTestFinished(close);
      const mailer = await openMailer('embedded' in jobs ? '' : jobs.connectionString);
      onTestFinished(() => mailer.remove());
      const sink = await openSmtpSink();
      onTestFinished(() => sink.close());
      const random = seeded(1);
      for (let kill = 0; kill < kills; kill += 1) {
        const subjects = Array.from({ length: mailsEach }, (_none, at) => `mail ${kill}-${at}`);
        await mailer.start(sink.url, ...subjects);
        await pause(random() * 300);
        await mailer.kill();
      }
      await mailer.start(sink.url);
      const missing = () => {
        const arrived = new Set(sink.mails.map(({ subject }) => subject));
        return mailer.promised().filter((subject) => !arrived.has(subject));
      };
      await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
      expect(mailer.promised().length).toBeGreaterThanOrEqual(kills);
      // One that came again is known by its Message-ID.
      const ids = new Set(sink.mails.map(({ messageId }) => messageId));
      expect(ids.size).toBe(new Set(sink.mails.map(({ subject }) => subject)).size);
    },
  );
});
