import type { OutboxMail } from '#app/server/mail/mail-queue-types.server.ts';
import { escapeHtml } from '#domain/text/escape.ts';

function pageOf(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body>${body}</body></html>`;
}

/** The outbox of the demo world, the newest first. */
export function outboxPage(mails: readonly OutboxMail[]): string {
  const rows = mails.map(
    ({ id, to, subject, createdAt }) =>
      `<li><time>${createdAt.toISOString()}</time> ${escapeHtml(to)} <a href="/dev/mail/${id}">${escapeHtml(subject)}</a></li>`,
  );
  return pageOf('Outbox', `<h1>Outbox</h1><ol reversed>${rows.join('')}</ol>`);
}

/** One mail: its plain text, and its HTML in a frame that runs nothing. */
export function mailPage({ to, subject, html, text }: OutboxMail): string {
  return pageOf(
    escapeHtml(subject),
    `<p><a href="/dev/mail">Outbox</a></p><h1>${escapeHtml(subject)}</h1><p>${escapeHtml(to)}</p>` +
      `<iframe title="HTML" sandbox="" width="640" height="560" srcdoc="${escapeHtml(html)}"></iframe>` +
      `<h2>Plain text</h2><pre>${escapeHtml(text)}</pre>`,
  );
}
