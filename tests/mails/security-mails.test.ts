import { expect, it, vi } from 'vitest';

import { locales } from '#domain/locale.ts';

vi.mock('#app/server/settings/store/site-settings.server.ts', () => ({
  siteName: async () => 'Kiosk',
}));
vi.mock('#app/platform/request/site-origin.ts', () => ({ siteOrigin: () => 'https://site.test' }));

const { factorMail } = await import('#app/server/accounts/security-mails.server.ts');
const { factorsResetMail } = await import('#app/server/people/people-mails.server.ts');
const { recoveryCodeUsedMail } = await import('#app/server/accounts/account-mails.server.ts');

const mails = {
  'a passkey added': (locale: (typeof locales)[number]) =>
    factorMail({ to: 'a@b.test', locale }, { kind: 'passkey-added', name: 'My <b>phone' }),
  'a passkey removed': (locale: (typeof locales)[number]) =>
    factorMail({ to: 'a@b.test', locale }, { kind: 'passkey-removed', name: 'My <b>phone' }),
  'an app set up': (locale: (typeof locales)[number]) =>
    factorMail({ to: 'a@b.test', locale }, { kind: 'app-added' }),
  'an app turned off': (locale: (typeof locales)[number]) =>
    factorMail({ to: 'a@b.test', locale }, { kind: 'app-removed' }),
  'new codes': (locale: (typeof locales)[number]) =>
    factorMail({ to: 'a@b.test', locale }, { kind: 'codes-renewed' }),
  'a reset by the team': (locale: (typeof locales)[number]) =>
    factorsResetMail({ to: 'a@b.test', locale }),
  'a code used': (locale: (typeof locales)[number]) =>
    recoveryCodeUsedMail({ to: 'a@b.test', locale }, 9),
  'the last code used': (locale: (typeof locales)[number]) =>
    recoveryCodeUsedMail({ to: 'a@b.test', locale }, 0),
} as const;

it.each(Object.entries(mails))('the mail about %s is whole in every language', async (_, write) => {
  const written = await Promise.all(locales.map(write));
  expect(new Set(written.map(({ subject }) => subject)).size).toBe(locales.length);
  for (const [index, { text, html }] of written.entries()) {
    expect(text).toContain('Kiosk');
    expect(text).not.toMatch(/undefined|\{|\bnull\b/);
    expect(html).not.toContain('<b>phone');
    const prefix = index === 0 ? '' : `/${locales[index]}`;
    expect(text).toMatch(
      new RegExp(`https://site\\.test${prefix}/account/(security|forgot-password)`),
    );
  }
});

it.each([
  ['en', 'Hi Iris,', 'Hello,'],
  ['el', 'Γεια σας Iris,', 'Γεια σας,'],
  ['az', 'Salam, Iris!', 'Salam!'],
  ['ru', 'Iris, здравствуйте!', 'Здравствуйте!'],
  ['sr', 'Здраво, Iris,', 'Здраво,'],
  ['tr', 'Merhaba Iris,', 'Merhaba,'],
] as const)('a mail in %s greets with “%s”, or “%s” where no name is known', async (...row) => {
  const [locale, named, nameless] = row;
  const change = { kind: 'app-added' } as const;
  const known = await factorMail({ to: 'a@b.test', locale, firstName: 'Iris' }, change);
  const unknown = await factorMail({ to: 'a@b.test', locale, firstName: '' }, change);
  expect(known.text.split('\n\n')[1]).toBe(named);
  expect(known.html).toContain(`>${named}</p>`);
  expect(unknown.text.split('\n\n')[1]).toBe(nameless);
});

it.each([
  'Prize: http://evil.example',
  'call +44 20 7946 0000',
  'evil.example',
  'Iris, your account is locked',
  'You have won a prize',
  'x'.repeat(41),
  'Iris\nBcc',
  '<b>Iris</b>',
])('a mail never greets with what is more than a name: %j', async (firstName) => {
  const to = { to: 'a@b.test', locale: 'en', firstName } as const;
  const { text, html } = await factorMail(to, { kind: 'app-added' });
  expect(text.split('\n\n')[1]).toBe('Hello,');
  expect(html).not.toContain(firstName);
});

it.each(['Anne-Marie', 'Jean Luc', 'O’Neill', "D'Arcy", 'Јелена', 'Άννα', 'Nigar', 'J. R.'])(
  'a mail greets with the name %j',
  async (firstName) => {
    const to = { to: 'a@b.test', locale: 'en', firstName } as const;
    const { text } = await factorMail(to, { kind: 'app-added' });
    expect(text.split('\n\n')[1]).toBe(`Hi ${firstName},`);
  },
);
