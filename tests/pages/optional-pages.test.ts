import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import {
  startRecordedWordpress,
  type OptionalPart,
  type Part,
  type RecordedWordpress,
} from '../support/wordpress/wordpress-server.ts';
import { openBuiltSite, type BuiltSite } from './built-site.ts';

let site: BuiltSite;
let wordpress: RecordedWordpress;
let errors: { mockRestore: () => void };
beforeAll(async () => {
  wordpress = await startRecordedWordpress();
  vi.stubEnv('BACKEND_URL', wordpress.origin);
  vi.stubEnv('BACKEND_KEY', 'ck_recorded');
  vi.stubEnv('BACKEND_SECRET', 'cs_recorded');
  site = await openBuiltSite();
  await site.ask('/api/health');
  errors = vi.spyOn(console, 'error').mockReturnValue();
}, 120_000);
afterAll(async () => {
  errors.mockRestore();
  await site.remove();
  await wordpress.close();
});

const pages = ['', '/how-it-works', '/celebrities', '/about', '/account/login', '/celebrity/2'];

async function statuses(locale: string, paths: readonly string[]) {
  const answers = await Promise.all(
    paths.map(async (path) => {
      const answer = await site.ask(locale + path || '/');
      await answer.text();
      return [path, answer.status];
    }),
  );
  return Object.fromEntries(answers);
}

/**
 * Each without a part in a language of its own, as what was read once is remembered. The recorded shop has no banner at
 * all.
 */
it.each<[string, readonly (Part | OptionalPart)[]]>([
  ['', []],
  ['/el', ['help']],
  ['/az', ['hero']],
  ['/ru', ['footer-menu']],
  ['/sr', ['footer-links']],
  ['/tr', ['help', 'hero', 'footer-menu', 'footer-links']],
])('is whole in “%s” without %j', async (locale, without) => {
  wordpress.trouble = { without };
  expect(await statuses(locale, pages)).toEqual(
    Object.fromEntries(pages.map((path) => [path, 200])),
  );
});

it('says of a page that is missing itself that it is, and of no other one', async () => {
  wordpress.trouble = { without: ['how-it-works', 'help'] };
  expect(await statuses('/el', ['/no-such-page', '/help', '/terms'])).toEqual({
    '/no-such-page': 404,
    '/help': 404,
    '/terms': 200,
  });
});
