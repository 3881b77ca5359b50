import { expect, it } from 'vitest';

import { requestIdOf } from './request-id.ts';

it('takes the name of a request that fits into a line, and no other', () => {
  expect(requestIdOf('0b9e6a1c-4a1e-4d53-9f6c-1d2f3a4b5c6d')).not.toBeNull();
  const others = ['short', 'a'.repeat(65), 'two\nlines-of-it', 'with space', '', undefined];
  expect(others.map((header) => requestIdOf(header))).toEqual(others.map(() => null));
  expect(requestIdOf(['request-1', 'request-2'])).toBeNull();
});
