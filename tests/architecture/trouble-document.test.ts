import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { withTables } from '../support/faults/trouble-document.ts';

it('docs/trouble.md says what is walked (node tests/support/faults/write-trouble.ts writes it)', async () => {
  const text = await readFile('docs/trouble.md', 'utf8');
  expect(withTables(text)).toBe(text);
});
