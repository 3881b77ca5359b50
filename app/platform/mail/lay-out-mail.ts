import { escapeHtml } from '#domain/text/escape.ts';
import type { MailContent } from './mail-layout.ts';

const body = 'margin:0;padding:24px;background:#f5f1ec;color:#1f1529';

const card = 'max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:18px';

const words = "font:16px/1.5 'Fira Sans',Arial,sans-serif";

const bigCode = "font:600 34px/1.2 'Fira Sans',Arial,sans-serif;letter-spacing:8px";

const factName =
  'padding:4px 16px 4px 0;text-align:left;font-weight:400;color:#554a60;vertical-align:top';

const factValue = 'padding:4px 0;font-weight:600;vertical-align:top';

const button =
  'display:inline-block;padding:14px 24px;background:#5c2d91;color:#ffffff;border-radius:12px;text-decoration:none';

function factTable(facts: NonNullable<MailContent['facts']>): string {
  const rows = facts.map(
    ({ name, value }) =>
      `<tr><th scope="row" style="${factName}">${escapeHtml(name)}</th><td style="${factValue}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`;
}

/** Renders a mail as HTML and as plain text with the same content. */
export function layOutMail(content: MailContent): { readonly html: string; readonly text: string } {
  const {
    locale,
    siteName,
    heading,
    greeting,
    facts = [],
    code,
    action,
    footer,
    settings,
  } = content;
  const paragraphs = [greeting, ...content.paragraphs];
  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>`,
    `<body style="${body};${words}"><div style="${card}">`,
    `<p style="margin:0 0 24px;font-weight:600;color:#5c2d91">${escapeHtml(siteName)}</p>`,
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(
      (text) => `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(text)}</p>`,
    ),
    ...(facts.length === 0 ? [] : [factTable(facts)]),
    ...(code === undefined
      ? []
      : [`<p style="margin:0 0 16px;${bigCode}">${escapeHtml(code)}</p>`]),
    ...(action
      ? [
          `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="${button}">${escapeHtml(action.label)}</a></p>`,
        ]
      : []),
    `<p style="margin:24px 0 0;font-size:14px;color:#554a60">${escapeHtml(footer)}</p>`,
    ...(settings
      ? [
          `<p style="margin:8px 0 0;font-size:14px"><a href="${escapeHtml(settings.url)}" style="color:#5c2d91">${escapeHtml(settings.label)}</a></p>`,
        ]
      : []),
    '</div></body></html>',
  ].join('\n');
  const text = [
    heading,
    ...paragraphs,
    ...(facts.length === 0 ? [] : [facts.map(({ name, value }) => `${name}: ${value}`).join('\n')]),
    ...(code === undefined ? [] : [code]),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    '-- ',
    footer,
    ...(settings ? [`${settings.label}: ${settings.url}`] : []),
  ].join('\n\n');
  return { html, text };
}
