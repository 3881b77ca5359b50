import { createTransport } from 'nodemailer';

import type { MailTransport } from './mail.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Sends mail through an SMTP server. The Message-ID is derived from the mail's ID and the sender's domain, so that
 * every attempt has the same.
 * @param url `smtp://user:password@host:port`
 * @param from the sender's address
 * @param senderName the sender's current name
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
      // An object is one address; a text would be parsed as a list. The library keeps line breaks out of headers, which
      // tests/store/smtp-transport.test.ts verifies.
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
