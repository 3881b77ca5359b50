import { createTransport } from 'nodemailer';

import type { MailTransport } from './mail.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** A header is one line: what would begin another one becomes a space. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/**
 * Sends by a mail server. The Message-ID is made of the mail's id and the sender's domain, so that every
 * attempt at a mail carries the same.
 * @param url `smtp://user:password@host:port`
 * @param from the sender's address
 */
export function createSmtpTransport(url: string, from: string): MailTransport {
  const server = createTransport({ url, ...timeouts });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return async (id, { to, subject, html, text }) => {
    await server.sendMail({
      from: { name: 'Astera', address: from },
      to: { name: '', address: oneLine(to) },
      subject: oneLine(subject),
      html,
      text,
      messageId: `<${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}
