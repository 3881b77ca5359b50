import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { refusals } from '../../support/wordpress/refusals.ts';

it('tells operators of everything that it refuses', async () => {
  const told = await readFile('docs/wordpress.md', 'utf8');
  for (const what of Object.keys(refusals)) expect(told).toContain(`| ${what} |`);
});
