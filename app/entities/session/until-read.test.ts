import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';

import { untilRead } from './until-read.ts';

describe('untilRead', () => {
  it('waits for a query that is on its way', async () => {
    const queryClient = new QueryClient();
    const answer = Promise.withResolvers<string>();
    const read = queryClient.fetchQuery({ queryKey: ['orders'], queryFn: () => answer.promise });
    let isOver = false;
    const over = untilRead(queryClient).then(() => (isOver = true));
    await Promise.resolve();
    expect(isOver).toBe(false);
    answer.resolve('rows');
    await read;
    await over;
    expect(isOver).toBe(true);
  });

  it('resolves at once where nothing is on its way', async () => {
    await expect(untilRead(new QueryClient())).resolves.toBeUndefined();
  });

  it('waits a second for one that does not come', async () => {
    vi.useFakeTimers();
    const queryClient = new QueryClient();
    void queryClient.fetchQuery({ queryKey: ['orders'], queryFn: () => new Promise(() => {}) });
    const over = untilRead(queryClient);
    await vi.advanceTimersByTimeAsync(1000);
    await expect(over).resolves.toBeUndefined();
    vi.useRealTimers();
  });
});
