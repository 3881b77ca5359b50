import { env, isDemoWorld } from '#app/platform/settings/env.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';

import { mailPage, outboxPage } from './dev-mail-pages.server.ts';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

const isOutboxShown = isDemoWorld && !env.SMTP_URL;
const nothing = () => new Response(null, { status: 404 });

/**
 * Shows the embedded outbox, so that the demo world's codes and links can be followed. Everywhere else,
 * and as soon as a mail server is set, there is no such page.
 * @param to whose mails; everyone's when null
 */
export async function showOutbox(to: string | null): Promise<Response> {
  if (!isOutboxShown) return nothing();
  const mails = await (await outgoingMail()).list(to);
  return new Response(outboxPage(mails), { headers });
}

/** Shows one mail of the embedded outbox, where that is shown. */
export async function showMail(id: string): Promise<Response> {
  if (!isOutboxShown) return nothing();
  const mail = await (await outgoingMail()).find(id);
  return mail ? new Response(mailPage(mail), { headers }) : nothing();
}
