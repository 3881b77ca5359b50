import { expect, it } from 'vitest';

import { memoryFlags, memoryMiB } from './memory-limits.mjs';

it.each([
  [512, 256],
  [4_096, 512],
  [65_536, 1_024],
])('with %i MiB the heap may have %i', (memory, heap) => {
  expect(memoryFlags(memory, '')).toEqual([
    '--max-semi-space-size=8',
    `--max-old-space-size=${heap}`,
  ]);
});

it('leaves what the operator set', () => {
  const set = '--max_old_space_size=4096';
  expect(memoryFlags(65_536, set)).toEqual(['--max-semi-space-size=8']);
});

it('knows how much there is', () => {
  expect(memoryMiB()).toBeGreaterThan(100);
});
