import { parse } from 'valibot';
import { expect, it } from 'vitest';

import { openidProvidersOf, openidProvidersSchema } from './openid-settings.ts';

const read = (environment: Record<string, string>) =>
  parse(openidProvidersSchema, openidProvidersOf(environment));
const one = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'astera', OIDC_NAME: 'Example' };

it('knows no provider unless one is set', () => {
  expect(read({ PATH: '/bin', OIDC_ISSUER: '' })).toEqual([]);
});

it('reads one, and any number of further ones by their word', () => {
  const more = {
    OIDC_ZETA_ISSUER: 'https://zeta.example/realm',
    OIDC_ZETA_CLIENT_ID: 'z',
    OIDC_ZETA_NAME: 'Zeta',
    OIDC_ACME_ISSUER: 'http://127.0.0.1:9000',
    OIDC_ACME_CLIENT_ID: 'a',
    OIDC_ACME_CLIENT_SECRET: 'secret',
    OIDC_ACME_NAME: 'Acme',
  };
  const main = { key: 'main', issuer: 'https://id.example', clientId: 'astera', name: 'Example' };
  expect(read({ ...more, ...one })).toEqual([
    main,
    {
      key: 'acme',
      issuer: 'http://127.0.0.1:9000',
      clientId: 'a',
      clientSecret: 'secret',
      name: 'Acme',
    },
    { key: 'zeta', issuer: 'https://zeta.example/realm', clientId: 'z', name: 'Zeta' },
  ]);
});

it.each([
  ['half a provider', { OIDC_CLIENT_ID: 'astera' }, 'issuer'],
  ['one without a name', { ...one, OIDC_NAME: '' }, 'name'],
  ['an issuer in the clear', { ...one, OIDC_ISSUER: 'http://id.example' }, 'https'],
  ['an issuer that is no address', { ...one, OIDC_ISSUER: 'id.example' }, 'URL'],
])('refuses %s', (_, environment, words) => {
  expect(() => read(environment)).toThrow(words);
});
