import { expect, it } from 'vitest';

import { calledBy, fullName } from './person-name.ts';

it.each([
  [{ firstName: 'Iris', lastName: 'Palmyra' }, 'Iris Palmyra', 'Iris'],
  [{ firstName: 'Iris', lastName: '' }, 'Iris', 'Iris'],
  [{ firstName: '', lastName: 'Palmyra' }, 'Palmyra', 'Palmyra'],
  [{ firstName: '  ', lastName: 'Palmyra' }, 'Palmyra', 'Palmyra'],
  [{ firstName: '', lastName: '' }, '', ''],
])('%j is %j in full, and called %j', (names, full, called) => {
  expect(fullName(names)).toBe(full);
  expect(calledBy(names)).toBe(called);
});
