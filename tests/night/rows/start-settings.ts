import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { e2ePort } from '#tests/support/servers/port.ts';
import type { NightRow } from '../engine/row.ts';
import { openGround } from '../support/ground.ts';
import { openPeople } from '../support/people.ts';

const base64 = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64');

/** Settings with which no process may start, by the one that it has to name. */
const refused: readonly (readonly [name: string, set: Readonly<Record<string, string>>])[] = [
  ['SECRET_KEY', { SECRET_KEY: base64(16) }],
  ['SECRET_KEY', { SECRET_KEY: 'not base64 at all, and long enough to be a key of 32' }],
  ['SESSION_KEYS', { SESSION_KEYS: `a:${base64(16)}` }],
  ['SESSION_KEYS', { SESSION_KEYS: base64(32) }],
  ['BACKEND_WEBHOOK_SECRET', { BACKEND_WEBHOOK_SECRET: 'short' }],
  ['BACKEND', { BACKEND_URL: 'https://shop.example' }],
  ['BACKEND', { BACKEND_URL: 'http://shop.example', BACKEND_KEY: 'ck_a', BACKEND_SECRET: 'cs_a' }],
  ['VIDEO', { VIDEO_HOST: 'https://video.example' }],
  ['CONSUMER', { CONSUMER_KEY: 'ck_12345678', CONSUMER_SECRET: 'cs_short', CONSUMER_USER: 'a' }],
  ['STRIPE', { STRIPE_PUBLISHABLE_KEY: 'pk_test_a', STRIPE_SECRET_KEY: 'secret' }],
  ['S3', { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'videos' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://127.0.0.1/shop' }],
  ['SMTP_URL', { SMTP_URL: 'http://127.0.0.1' }],
  ['APP_ORIGIN', { APP_ORIGIN: 'javascript:alert(1)' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'anybody' }],
  ['SHUTDOWN_DELAY_MS', { SHUTDOWN_DELAY_MS: 'soon' }],
];

/** Secrets of the demo world, and what only a server reads. */
const secrets =
  /cs_astera_demo|astera-demo-video-key|DATABASE_URL|SECRET_KEY|BEGIN (?:RSA |EC )?PRIVATE KEY/;
const startLimitMs = 60_000;

async function starts(set: Readonly<Record<string, string>>, folder: string) {
  const child = spawn('node', ['.output/server/index.mjs'], {
    env: {
      ...process.env,
      ...{ PORT: String(e2ePort + 9), DATA_DIR: folder, DATABASE_URL: '', NODE_ENV: 'production' },
      ...set,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (text += part.toString()));
  const timer = setTimeout(() => child.kill('SIGKILL'), startLimitMs);
  await once(child, 'close');
  clearTimeout(timer);
  return { code: child.exitCode, text };
}

/** Ways to write the address of a listener that only this machine reaches. */
const formsOf = (port: number): readonly string[] => [
  `http://127.0.0.1:${port}/canary`,
  `http://localhost:${port}/canary`,
  `http://[::1]:${port}/canary`,
  `http://2130706433:${port}/canary`,
  `http://0x7f.1:${port}/canary`,
  `http://user@127.0.0.1:${port}/canary.jpg`,
];

/** What a process makes of settings, and that nothing which people write makes it ask anywhere. */
export const startSettings: NightRow = {
  name: 'T-CFG',
  what: 'bad secrets and settings stop the start and are named; no secret is in what browsers load; addresses in 6 fields, 6 forms each, are never asked for',
  rounds: refused.length + 2,
  unit: 'cases',
  smallRounds: refused.length + 2,
  open: ({ tally, folder }) =>
    Promise.resolve({
      async round(index) {
        const one = refused[index];
        if (one) {
          const [name, set] = one;
          const { code, text } = await starts(set, join(folder, `refused-${index}`));
          if (code === 0 || code === null)
            tally.fault(`${name}: it started, or ended with ${code}`);
          if (!text.includes(name)) tally.fault(`${name} is not named: ${text.slice(0, 300)}`);
          tally.add('starts refused');
          return;
        }
        if (index === refused.length) {
          const files = readdirSync('.output/public', { recursive: true, encoding: 'utf8' });
          for (const file of files.filter((each) => /\.(?:js|css|html|json)$/.test(each))) {
            const found = secrets.exec(readFileSync(join('.output/public', file), 'utf8'));
            if (found) tally.fault(`${file} has ${found[0]}`);
            tally.add('files of the browser');
          }
          return;
        }
        await askNowhere({ tally, folder });
      },
      close: () => Promise.resolve(),
    }),
};

async function askNowhere(context: Parameters<NightRow['open']>[0]): Promise<void> {
  const { tally } = context;
  let hits = 0;
  const canary = createServer((_request, response) => {
    hits += 1;
    response.end();
  });
  await once(canary.listen(0, '::'), 'listening');
  const { port } = canary.address() as AddressInfo;
  const ground = await openGround(context);
  try {
    const site = await openPeople(ground.origin);
    const consumer = { authorization: `Basic ${btoa('ck_astera_demo:cs_astera_demo')}` };
    const post = (path: string, body: object, headers: Readonly<Record<string, string>>) =>
      fetch(`${ground.origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    for (const url of formsOf(port)) {
      await post(
        '/videos',
        { title: 'Film', source: url },
        { authorization: `Basic ${btoa('astera-demo-video-key:')}` },
      );
      await post(
        '/wp-json/wc/v3/products',
        {
          name: 'Mug',
          images: [{ src: url }],
          external_url: url,
          description: `<img src="${url}">`,
        },
        consumer,
      );
      await post('/wp-json/wc/v3/orders', { meta_data: [{ key: 'file', value: url }] }, consumer);
      await site.call('saveProfile', { locale: 'en', change: { storeName: url } }, 'celebrity');
      await fetch(`${ground.origin}/login?destination=${encodeURIComponent(url)}`);
      await fetch(ground.origin, { headers: { 'x-forwarded-host': new URL(url).host } });
      tally.add('addresses written', 6);
    }
  } finally {
    await ground.remove();
    canary.close();
  }
  if (hits > 0) tally.fault(`the canary was asked ${hits} times`);
}
