import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface SmtpSink {
  readonly url: string;
  readonly mails: readonly Email[];
  /** Everyone whom a mail was delivered to. */
  readonly recipients: readonly string[];
  /** Resolves with the next mail that arrives. */
  readonly next: () => Promise<Email>;
  readonly close: () => Promise<void>;
}

/**
 * A real mail server on a free port (or the given one) that keeps what it is sent.
 * @param take decides about a mail that arrived: rejects to refuse it, stays open to answer nothing
 */
export async function openSmtpSink(
  options: { port?: number; take?: (mail: Email) => Promise<void> } = {},
): Promise<SmtpSink> {
  const mails: Email[] = [];
  const recipients: string[] = [];
  const waiting: ((mail: Email) => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, { envelope }, done) {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(Buffer.from(chunk));
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        await options.take?.(mail);
        mails.push(mail);
        recipients.push(...envelope.rcptTo.map(({ address }) => address));
        waiting.shift()?.(mail);
        done();
      })().catch((error: unknown) => done(error instanceof Error ? error : new Error('refused')));
    },
  });
  // A client that is killed tears its connection; that is no failure of the sink.
  server.on('error', () => undefined);
  const listener = server.listen(options.port ?? 0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    recipients,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
