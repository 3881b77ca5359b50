import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { checkBackend } from '../../../scripts/operate/backend-check.ts';
import {
  parts,
  startRecordedWordpress,
  type Part,
  type RecordedWordpress,
} from '../../support/wordpress/wordpress-server.ts';

/** Which rows say that a part is missing; what hangs on them is left open. */
const rowsOfPart: Readonly<Record<Part, readonly string[]>> = {
  permalinks: ['WordPress and its permalinks'],
  woocommerce: ['WooCommerce'],
  wcfm: ['WCFM Marketplace over REST'],
  aam: ['Sign-in'],
  graphql: ['WPGraphQL with WooCommerce'],
  menus: ['Menus over REST'],
  tokens: ['Tokens'],
  'footer-menu': ['Menu "footer-menu"'],
  'how-it-works': ['Page "how-it-works"'],
  terms: ['Page "terms"'],
  privacy: ['Page "privacy"'],
  'approval-status': ['Order status "admin-approval"'],
  'changed-orders': ['Orders by when they were changed'],
  services: ['Category of the services'],
  euro: ['Currency'],
  'administrator-key': ['REST key of an administrator'],
  key: ['REST key'],
  'writing-key': ['REST key may write'],
};

let wordpress: RecordedWordpress;
beforeAll(async () => {
  wordpress = await startRecordedWordpress();
});
afterAll(() => wordpress.close());

const credential = { key: 'ck_recorded', secret: 'cs_recorded' };
/** Rows with something wrong, gaps first in the order of rows. */
const faults = async (url = wordpress.origin) =>
  (await checkBackend({ url, ...credential })).flatMap((finding) =>
    'fault' in finding ? [{ ...finding.fault, ...finding }] : [],
  );
const gaps = async (url?: string) => (await faults(url)).filter(({ status }) => status === 'gap');
/** Without these the main job is done all the same. */
const lessWell: readonly Part[] = ['footer-menu', 'how-it-works', 'terms', 'privacy'];

it('finds nothing missing in a WordPress that has everything, and changes nothing there', async () => {
  wordpress.trouble = {};
  const before = wordpress.order(156);
  const findings = await checkBackend({ url: `${wordpress.origin}/`, ...credential });
  expect(findings.length).toBeGreaterThan(25);
  expect(findings.filter(({ status }) => status === 'gap' || status === 'open')).toEqual([]);
  expect(wordpress.order(156)).toEqual(before);
});

it.each(parts)('names what to do where there is no %s', async (part) => {
  wordpress.trouble = {};
  const before = (await faults()).map(({ name }) => name);
  wordpress.trouble = { without: [part] };
  const status = lessWell.includes(part) ? 'warning' : 'gap';
  const found = await faults();
  const added = found.filter((fault) => fault.status === status && !before.includes(fault.name));
  expect(added.map(({ name }) => name)).toEqual(rowsOfPart[part]);
  expect(added[0]?.todo).toMatch(/Install|Choose|Make|Publish|Add|Set|Give|Look|Switch|Open/);
  for (const { wrong, seen, todo } of found) {
    for (const words of [wrong, seen, todo]) expect(words).toMatch(/^[A-Z0-9"].+\.$/s);
  }
});

it('says so where nothing answers, and where PHP dies', async () => {
  expect((await gaps('http://127.0.0.1:1'))[0]?.wrong).toContain('does not answer');
  wordpress.trouble = { broken: 'html' };
  expect((await gaps())[0]?.name).toBe('WordPress and its permalinks');
});

it('asks little at once, and says so where an answer takes too long', async () => {
  let [underWay, most] = [0, 0];
  const slow = createServer((request, response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    const isHeld = request.url?.includes('email_new_order') === true;
    if (!isHeld) setTimeout(() => response.end('[]'), 5);
    response.on('close', () => (underWay -= 1));
    response.writeHead(200, { 'content-type': 'application/json' });
  });
  await new Promise<void>((resolve) => {
    slow.listen(0, '127.0.0.1', resolve);
  });
  const address = slow.address();
  const url = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
  const findings = await checkBackend({ url, ...credential, timeoutMs: 500 });
  expect(most).toBe(3);
  const mails = findings.find(({ name }) => name === 'Mails about orders');
  expect(mails).toMatchObject({
    status: 'gap',
    fault: { wrong: 'It took too long to answer.', todo: expect.stringContaining('Site Health') },
  });
  slow.closeAllConnections();
  slow.close();
});

it('tells another site from a WordPress, and one that sends elsewhere from one that answers', async () => {
  const other = createServer((request, response) => {
    const [path = '', query = ''] = request.url?.split('?') ?? [];
    // As `rest-pretty-form--plain-permalinks` has it: to the same path, with a slash.
    const target = path.startsWith('/plain')
      ? `${path}/?${query}`
      : `${wordpress.origin}/wp-json/wp/v2/pages`;
    const isSent = /^\/(moved|plain)/.test(path);
    response.writeHead(isSent ? 301 : 200, {
      'content-type': 'text/html',
      ...(isSent ? { location: target } : {}),
    });
    response.end('<!DOCTYPE html><title>A shop</title>');
  });
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve);
  });
  const address = other.address();
  const origin = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
  const [first, ...rest] = await gaps(origin);
  expect(first).toMatchObject({ name: 'WordPress and its permalinks' });
  expect(first?.wrong).toContain('Nothing answers in JSON');
  expect(rest).toEqual([]);
  const [plain] = await gaps(`${origin}/plain`);
  expect(plain?.wrong).toContain('permalinks are "Plain"');
  expect(plain?.todo).toContain('Settings, Permalinks');
  wordpress.trouble = {};
  const [moved] = await gaps(`${origin}/moved`);
  expect(moved?.wrong).toContain('sends to another address');
  expect(moved?.todo).toContain(`BACKEND_URL=${wordpress.origin}`);
  other.closeAllConnections();
  other.close();
});

it('is a command that exits with 1 as long as something is missing', async () => {
  const run = (without: readonly Part[]) => {
    wordpress.trouble = { without };
    return promisify(execFile)('node', ['scripts/operate/backend-check.ts'], {
      env: {
        ...process.env,
        BACKEND_URL: wordpress.origin,
        BACKEND_KEY: credential.key,
        BACKEND_SECRET: credential.secret,
      },
    });
  };
  expect((await run([])).stdout).toContain('Nothing is missing.');
  expect((await run(lessWell)).stdout).toMatch(
    /WARN {2}Page "how-it-works"[\s\S]+Nothing is missing\./,
  );
  await expect(run(['euro'])).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /ERROR Currency\n.+\n +What people see: .+\n +What to do: Set the currency to the euro[\s\S]+Missing: 1\./,
    ),
  });
});
