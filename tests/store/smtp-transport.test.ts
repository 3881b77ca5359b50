import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { layOutMail } from '#app/platform/mail/lay-out-mail.ts';
import { createSmtpTransport } from '#app/platform/mail/smtp-transport.server.ts';

import { openSmtpSink, type SmtpSink } from '#tests/support/servers/smtp-sink.ts';

const called = () => Promise.resolve('Astéra');
let sink: SmtpSink;
beforeAll(async () => {
  sink = await openSmtpSink();
});
afterAll(() => sink.close());

const ownHeaders = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
];
const lineEnds = [
  '\r\n',
  '\n',
  '\r',
  '\r\n\r\n',
  '\u2028',
  '\u2029',
  '\0\r\n',
  '\v\n',
  '%0d%0a\r\n',
  '\u0085\n',
];
const injections = [
  'Bcc: evil@evil.test',
  'Subject: another',
  'X-Evil: 1',
  'Content-Type: text/html',
  '<script>alert(1)</script>',
  ' folded: header',
  '\tfolded: header',
  '.\r\nMAIL FROM:<evil@evil.test>',
  'To: evil@evil.test',
  'Message-ID: <evil@evil.test>',
];

describe('a mail through a real mail server', () => {
  it('arrives with both its bodies, its language’s letters and the Message-ID of its id', async () => {
    const send = createSmtpTransport(sink.url, 'no-reply@astera.example', called);
    const arrived = sink.next();
    const content = {
      locale: 'sr',
      siteName: 'Astéra',
      greeting: 'Hi Iris,',
      heading: 'Провери пошту',
      paragraphs: ['Твој код је ту.'],
      code: '123456',
      action: { label: 'Отвори', url: 'https://astera.example/?a=1&b=2' },
      footer: 'Астера',
    } as const;
    await send('11111111-2222-4333-8444-555555555555', {
      to: 'iris@example.test',
      subject: 'Провери пошту',
      ...layOutMail(content),
    });
    const mail = await arrived;
    expect(mail.messageId).toBe('<11111111-2222-4333-8444-555555555555@astera.example>');
    expect(mail.subject).toBe('Провери пошту');
    expect(mail.to).toMatchObject([{ address: 'iris@example.test' }]);
    expect(mail.from).toEqual({ name: 'Astéra', address: 'no-reply@astera.example' });
    expect(mail.text).toContain('123456');
    expect(mail.text).toContain('https://astera.example/?a=1&b=2');
    expect(mail.html).toContain('lang="sr"');
  });

  it('has no header that a value brought along, in a hundred attempts', async () => {
    const send = createSmtpTransport(sink.url, 'no-reply@astera.example', called);
    const before = sink.mails.length;
    const subjects = lineEnds.flatMap((lineEnd) =>
      injections.map((injection) => `Hello${lineEnd}${injection}`),
    );
    await Promise.all(
      subjects.map((subject, at) =>
        send(`mail-${at}`, { to: 'iris@example.test', subject, html: '<p>x</p>', text: 'x' }),
      ),
    );
    const arrived = sink.mails.slice(before);
    expect(arrived).toHaveLength(100);
    for (const mail of arrived) {
      expect(mail.headers.map(({ key }) => key).toSorted()).toEqual(ownHeaders);
      expect(mail.to?.map(({ address }) => address)).toEqual(['iris@example.test']);
      expect(mail.bcc ?? []).toEqual([]);
      expect(mail.text?.trim()).toBe('x');
    }
  });

  it('goes to no one else, whatever the address carries', async () => {
    const send = createSmtpTransport(sink.url, 'no-reply@astera.example', called);
    const extras = [', evil@evil.test', '; evil@evil.test', ' <evil@evil.test>'];
    const brought = lineEnds.map((lineEnd) => `${lineEnd}RCPT TO:<evil@evil.test>`);
    const before = sink.mails.length;
    await Promise.allSettled(
      [...extras, ...brought].map((extra) =>
        send('x', { to: `iris@example.test${extra}`, subject: 's', html: 'h', text: 't' }),
      ),
    );
    expect(sink.recipients.filter((address) => address.startsWith('evil'))).toEqual([]);
    const reached = sink.mails.slice(before).flatMap((mail) => mail.headers.map(({ key }) => key));
    expect(reached.filter((key) => !ownHeaders.includes(key))).toEqual([]);
  });

  it('shows a value as words, never as markup', () => {
    const { html, text } = layOutMail({
      locale: 'en',
      siteName: 'Astéra',
      greeting: 'Hi Iris,',
      heading: '<img src=x onerror=alert(1)>',
      paragraphs: ['Dear "><script>alert(1)</script>'],
      action: { label: '<b>', url: 'https://astera.example/"onmouseover="x' },
      footer: '&copy;',
    });
    expect(html).not.toMatch(/<script|<img|<b>|"onmouseover|&copy;/);
    expect(text).toContain('Dear "><script>');
  });
});
