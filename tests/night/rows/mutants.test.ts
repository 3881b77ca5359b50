import { existsSync } from 'node:fs';

import { expect, it } from 'vitest';

import { mutationTargets } from './mutants.ts';

it('each group of rules that is mutated is there, with its tests', () => {
  const missing = mutationTargets
    .flatMap(({ files, tests }) => [...files, ...tests])
    .filter((file) => !existsSync(file));
  expect(missing).toEqual([]);
});
