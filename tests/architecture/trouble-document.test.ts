import { readdir, readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { pageScreens } from '../support/faults/screens.ts';
import { withTables } from '../support/faults/trouble-document.ts';

it('docs/trouble.md says what is walked (node tests/support/faults/write-trouble.ts writes it)', async () => {
  const text = await readFile('docs/trouble.md', 'utf8');
  expect(withTables(text)).toBe(text);
});

/** Leads on where the site is open, and asks the back end nothing. */
// Words of an earlier version come from the app's own tables, and ask the back end nothing.
// A gift's link is made by its fan.
const notWalked = ['/gate', '/gift/$token', '/legal/$hash'];

/** What a file of the routes answers, as an expression over paths; null for what is no page. */
function addressOf(file: string): string | null {
  if (!file.endsWith('.tsx') || /(^|\/)(-|route\.tsx)/.test(file)) return null;
  const path = file
    .replace(/\.tsx$/, '')
    .replace(/^_account\//, '')
    .replaceAll('.', '/')
    // A page beside the one whose address its own begins with.
    .replaceAll('_/', '/')
    .replace(/(^|\/)index$/, '');
  return `/${path}`;
}

it('every page has a row that says what is seen of it', async () => {
  const files = await readdir('app/routes/{-$locale}', { recursive: true });
  const addresses = files.map(addressOf).filter((address) => address !== null);
  expect(addresses).toContain('/my-products/$id');
  const paths = pageScreens.map(({ path }) => path.replace(/\?.*/, ''));
  const fits = (address: string, path: string) =>
    new RegExp(`^${address.replaceAll(/\$\w+/g, '[^/]+')}$`).test(path);
  // The page with the fewest places for anything is the one that answers.
  const places = (address: string) => address.split('$').length;
  const answering = (path: string) =>
    addresses.filter((address) => fits(address, path)).toSorted((a, b) => places(a) - places(b))[0];
  const walked = new Set(paths.map(answering));
  const missing = addresses.filter((address) => !walked.has(address));
  const fault = 'pages without a row in tests/support/faults/screens.ts';
  expect(missing.toSorted(), fault).toEqual(notWalked);
});
