import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { checkBackend } from '../../scripts/backend-check.ts';
import {
  parts,
  startRecordedWordpress,
  type Part,
  type RecordedWordpress,
} from '../support/wordpress/wordpress-server.ts';

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
const gaps = async (url = wordpress.origin) =>
  (await checkBackend({ url, ...credential })).filter(({ gap }) => gap !== null);

it('finds nothing missing in a WordPress that has everything, and changes nothing there', async () => {
  wordpress.trouble = {};
  const before = wordpress.order(156);
  const findings = await checkBackend({ url: `${wordpress.origin}/`, ...credential });
  expect(findings.length).toBeGreaterThan(14);
  expect(findings.filter(({ gap, isOpen }) => isOpen || gap !== null)).toEqual([]);
  expect(wordpress.order(156)).toEqual(before);
});

it.each(parts)('names what to do where there is no %s', async (part) => {
  wordpress.trouble = { without: [part] };
  const found = await gaps();
  expect(found.map(({ name }) => name)).toEqual(rowsOfPart[part]);
  expect(found[0]?.gap).toMatch(/Install|Choose|Make|Add|Set|Give|Look|Switch/);
});

it('says so where nothing answers, and where PHP dies', async () => {
  expect((await gaps('http://127.0.0.1:1'))[0]?.gap).toContain('does not answer');
  wordpress.trouble = { broken: 'html' };
  expect((await gaps())[0]?.name).toBe('WordPress and its permalinks');
});

it('tells another site from a WordPress, and one that sends elsewhere from one that answers', async () => {
  const other = createServer((request, response) => {
    const isMoved = request.url?.startsWith('/moved') === true;
    response.writeHead(isMoved ? 301 : 200, {
      'content-type': 'text/html',
      ...(isMoved ? { location: `${wordpress.origin}/wp-json/wp/v2/pages` } : {}),
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
  expect(first?.gap).toContain('Nothing answers in JSON');
  expect(rest).toEqual([]);
  wordpress.trouble = {};
  const [moved] = await gaps(`${origin}/moved`);
  expect(moved?.gap).toContain('sends to another address');
  expect(moved?.gap).toContain(wordpress.origin);
  other.closeAllConnections();
  other.close();
});

it('is a command that exits with 1 as long as something is missing', async () => {
  const run = (without: readonly Part[]) => {
    wordpress.trouble = { without };
    return promisify(execFile)('node', ['scripts/backend-check.ts'], {
      env: {
        ...process.env,
        BACKEND_URL: wordpress.origin,
        BACKEND_KEY: credential.key,
        BACKEND_SECRET: credential.secret,
      },
    });
  };
  expect((await run([])).stdout).toContain('Nothing is missing.');
  await expect(run(['euro'])).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /GAP Currency\n +Set the currency to the euro[\s\S]+Missing: 1\./,
    ),
  });
});
