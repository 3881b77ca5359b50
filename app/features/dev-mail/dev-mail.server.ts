import { env, isDemoWorld } from '#app/platform/process/env.server.ts';
import { outgoingMail } from '#app/store/outgoing-mail.server.ts';

import { mailPage, outboxPage } from './dev-mail-pages.server.ts';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/**
 * Shows the embedded outbox, so that the demo world's codes and links can be followed. Everywhere else,
 * and as soon as a mail server is set, there is no such page.
 * @param id which mail; the list when left out
 */
export async function showOutbox(id?: string): Promise<Response> {
  if (!isDemoWorld || env.SMTP_URL) return new Response(null, { status: 404 });
  const mails = await (await outgoingMail()).list();
  if (id === undefined) return new Response(outboxPage(mails), { headers });
  const mail = mails.find((one) => one.id === id);
  return mail ? new Response(mailPage(mail), { headers }) : new Response(null, { status: 404 });
}
