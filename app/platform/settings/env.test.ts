import { beforeEach, expect, it, vi } from 'vitest';

import type { env as appEnv } from './env.server.ts';

beforeEach(() => {
  vi.resetModules();
  return () => {
    vi.unstubAllEnvs();
    // Other files of this thread would be refused as well.
    vi.resetModules();
  };
});

/** The settings of a process with these in its environment. */
async function envWith(set: Readonly<Record<string, string>>): Promise<typeof appEnv> {
  for (const [name, value] of Object.entries(set)) vi.stubEnv(name, value);
  return (await import('./env.server.ts')).env;
}

it.each([
  ['an address that is none', { BACKEND_URL: 'nonsense' }, 'BACKEND_URL'],
  ['a way where anybody listens', { BACKEND_URL: 'http://shop.example' }, 'BACKEND_URL'],
  ['a port that is none', { PORT: 'eighty' }, 'PORT'],
])('refuses %s, and names the setting', async (_, set, name) => {
  const backend = { BACKEND_KEY: 'ck_a', BACKEND_SECRET: 'cs_a' };
  const refused = envWith('BACKEND_URL' in set ? { ...backend, ...set } : set);
  const issues = await refused.catch((error: unknown) => error);
  expect(issues).toHaveProperty(
    'issues',
    expect.arrayContaining([
      expect.objectContaining({
        path: expect.arrayContaining([expect.objectContaining({ key: name })]),
      }),
    ]),
  );
});

it('takes a setting that is there and empty for one that is not set', async () => {
  const names = ['BACKEND_URL', 'BACKEND_KEY', 'BACKEND_SECRET', 'DATABASE_URL', 'PORT', 'SEED'];
  const env = await envWith(Object.fromEntries(names.map((name) => [name, ''])));
  expect(env.BACKEND).toBeUndefined();
  expect(env.DATABASE_URL).toBeUndefined();
  expect([env.PORT, env.SEED]).toEqual([3000, 'demo']);
});

it('refuses half a key of a back end', async () => {
  await expect(envWith({ BACKEND_URL: 'https://shop.example' })).rejects.toThrow('belong together');
});

const base64 = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64');
const shop = { BACKEND_URL: 'https://shop.example', BACKEND_KEY: 'ck_a', BACKEND_SECRET: 'cs_a' };
const bucket = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'videos',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'hush',
};
const consumer = {
  CONSUMER_KEY: 'ck_12345678',
  CONSUMER_SECRET: `cs_${'a'.repeat(32)}`,
  CONSUMER_USER: 'manager',
};
const bank = {
  BANK_ACCOUNT_HOLDER: 'Astera',
  BANK_IBAN: 'GR1601101250000000012300695',
  BANK_BIC: 'ETHNGRAA',
};
const provider = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'a', OIDC_NAME: 'Id' };
const stripe = { STRIPE_PUBLISHABLE_KEY: 'pk_test_a', STRIPE_SECRET_KEY: 'sk_test_a' };
const video = { VIDEO_HOST: 'https://video.example', VIDEO_API_KEY: 'key' };

/** Values that no one meant, with the rest of what belongs to them. */
const unreadable: readonly (readonly [name: string, values: readonly string[], rest?: object])[] = [
  ['APP_ORIGIN', ['astera.example', 'javascript:alert(1)']],
  ['BACKEND_URL', ['shop', 'http://shop.example', 'ftp://shop.example'], shop],
  ['BACKEND_KEY', [''], shop],
  ['BACKEND_SECRET', [''], shop],
  ['BACKEND_WEBHOOK_SECRET', ['short']],
  ['BACKEND_TIMEOUT_MS', ['5s', '0', '-1', '1e3', '60001']],
  ['BACKEND_PAUSE_MS', ['never']],
  ['BANK_ACCOUNT_HOLDER', ['', 'x'.repeat(71)], bank],
  ['BANK_IBAN', ['', 'GR00'], bank],
  ['BANK_BIC', ['', 'no'], bank],
  ['BANK_NAME', ['x'.repeat(71)], bank],
  ['CONSUMER_KEY', ['', 'key'], consumer],
  ['CONSUMER_SECRET', ['', 'cs_short'], consumer],
  ['CONSUMER_USER', [''], consumer],
  ['DATABASE_POOL', ['many', '0', '1001']],
  ['DATABASE_URL', ['localhost', 'mysql://localhost/astera']],
  ['EXCHANGE_RATES_URL', ['rates']],
  ['FFMPEG', ['yes', 'OFF']],
  ['LOG_LEVEL', ['loud', 'INFO']],
  ['MAIL_FROM', ['no-address']],
  ['METRICS_PORT', ['ninety', '70000']],
  ['PORT', ['eighty', '0x50', '8e1', '65536', '-1']],
  ['S3_ENDPOINT', ['', 's3'], bucket],
  ['S3_BUCKET', ['', 'Not A Bucket'], bucket],
  ['S3_ACCESS_KEY_ID', [''], bucket],
  ['S3_SECRET_ACCESS_KEY', [''], bucket],
  ['SECRET_KEY', ['secret', base64(8)]],
  ['SEED', ['all']],
  ['SESSION_KEYS', ['key', `now:${base64(31)}`, `now:${base64(32)},before`]],
  ['SMTP_URL', ['mail.example', 'http://mail.example', 'smtp:// ']],
  ['STRIPE_API_URL', ['stripe']],
  ['STRIPE_PUBLISHABLE_KEY', ['', 'sk_test_a'], stripe],
  ['STRIPE_SECRET_KEY', ['', 'pk_test_a'], stripe],
  ['VIDEO_HOST', ['', 'video'], video],
  ['VIDEO_API_KEY', [''], video],
  ['OIDC_ISSUER', ['', 'id', 'http://id.example'], provider],
  ['OIDC_CLIENT_ID', [''], provider],
  ['OIDC_NAME', ['', 'x'.repeat(41)], provider],
];
const cases = unreadable.flatMap(([name, values, rest = {}]) =>
  values.map((value) => [name, value, { ...rest, [name]: value }] as const),
);

it.each(cases)(
  'says of %s=%j in one sentence what it may be, and not what it is',
  async (name, value, set) => {
    const error: unknown = await envWith(set).catch((reason: unknown) => reason);
    const message = error instanceof Error ? error.message : '';
    const [first = '', ...more] = message.split('. ');
    expect(first).toMatch(new RegExp(`^${name} (?:cannot be read: it has to be |is missing: )`));
    expect(more.filter((sentence) => !sentence.startsWith('It has to be'))).toEqual([]);
    expect(message).not.toMatch(/undefined|something else|\n/);
    // Its value may be a secret; a word of the sentence is none.
    if (value.length > 6 && name !== 'APP_ORIGIN') expect(message).not.toContain(value);
  },
);

it('has a sentence for every setting', async () => {
  const { describedSettings } = await import('./expected-settings.ts');
  // Any text will do for these.
  const anyText = ['DATA_DIR', 'DEMO_MEDIA_DIR', 'PUBLIC_DIR'];
  const env = Object.keys(await envWith({}));
  const readable = await import('node:fs/promises').then(({ readFile }) =>
    readFile('app/platform/settings/env.server.ts', 'utf8'),
  );
  const named = [...readable.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);
  const put = ['BACKEND', 'BANK_ACCOUNT', 'CONSUMER', 'OIDC', 'S3', 'STRIPE', 'VIDEO'];
  const single = named.filter((name) => !put.includes(name) && !anyText.includes(name));
  expect(env.length).toBeGreaterThan(10);
  expect(single.filter((name) => !describedSettings.includes(name))).toEqual([]);
});

it('ends the start of a process in production, with that sentence and nothing else', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const ended = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  await expect(envWith({ NODE_ENV: 'production', PORT: 'eighty' })).rejects.toThrow('ended');
  expect(ended.mock.calls).toEqual([[1]]);
  expect(said.mock.calls).toEqual([
    ['PORT cannot be read: it has to be a port, a whole number from 1 to 65535.'],
  ]);
  ended.mockRestore();
  said.mockRestore();
});

it('takes keys of sessions as they are written', async () => {
  const keys = `new:${base64(32)}, old:${base64(32)},`;
  expect((await envWith({ SESSION_KEYS: keys })).SESSION_KEYS).toBe(keys);
});
