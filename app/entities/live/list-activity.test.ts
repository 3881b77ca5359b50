import { expect, it } from 'vitest';

import { mayReplace } from './list-activity.ts';

it.each([
  ['no one is there', 'idle', [1, 2, 3], [4], true],
  ['rows come at the end', 'near', [1, 2], [1, 2, 3, 4], true],
  ['only what is said in them changed', 'near', [1, 2], [1, 2], true],
  ['it is no list', 'near', [], [], true],
  ['a row comes on top', 'near', [1, 2], [3, 1, 2], false],
  ['a row goes', 'near', [1, 2, 3], [1, 3], false],
  ['the last row goes', 'near', [1, 2], [1], false],
  ['rows change places', 'near', [1, 2], [2, 1], false],
  ['someone types, and rows come at the end', 'busy', [1], [1, 2], false],
] as const)('when %s', (_when, activity, before, after, may) => {
  expect(mayReplace(activity, before, after)).toBe(may);
});
