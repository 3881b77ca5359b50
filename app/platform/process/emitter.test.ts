import { expect, it, vi } from 'vitest';

import { createEmitter } from './emitter.ts';

it('tells all who listen, until they stop', () => {
  const { emit, onEmit } = createEmitter();
  const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stop = onEmit(one);
  onEmit(other);
  emit();
  stop();
  emit();
  expect(one).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(2);
});

it('tells one that listens twice once', () => {
  const { emit, onEmit } = createEmitter();
  const listener = vi.fn<() => void>();
  onEmit(listener);
  onEmit(listener);
  emit();
  expect(listener).toHaveBeenCalledTimes(1);
});
