import { createTransport } from 'nodemailer';

import type { MailTransport } from './mail.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Sends by a mail server. The Message-ID is made of the mail's id and the sender's domain, so that every
 * attempt at a mail carries the same.
 * @param url `smtp://user:password@host:port`
 * @param from the sender's address
 * @param senderName what the sender is called now
 */
export function createSmtpTransport(
  url: string,
  from: string,
  senderName: () => Promise<string>,
): MailTransport {
  const server = createTransport({ url, ...timeouts });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return async (id, { to, subject, html, text }) => {
    await server.sendMail({
      from: { name: await senderName(), address: from },
      // As an object it is one address; as a text it would be a list of them. The library keeps line ends out of
      // headers, which tests/store/smtp-transport.test.ts holds it to.
      to: { name: '', address: to },
      subject,
      html,
      text,
      messageId: `<${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}
