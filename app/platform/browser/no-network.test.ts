import { QueryObserver, MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '#domain/app-error.ts';

import { isNoNetwork } from './no-network.ts';
import { createQueryClient } from '#app/platform/query-client.ts';

describe('what is pressed without a network', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('fails at once, and is not sent later', async () => {
    const send = vi.fn<() => Promise<void>>(() => Promise.reject(new TypeError('Failed to fetch')));
    onlineManager.setOnline(false);
    const press = new MutationObserver(createQueryClient(), { mutationFn: send });
    await expect(press.mutate()).rejects.toThrow('Failed to fetch');
    onlineManager.setOnline(true);
    expect(send).toHaveBeenCalledOnce();
    expect(press.getCurrentResult().status).toBe('error');
  });

  it('leaves what is read waiting for the network', () => {
    onlineManager.setOnline(false);
    const read = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
    const page = new QueryObserver(createQueryClient(), { queryKey: ['page'], queryFn: read });
    const leave = page.subscribe(() => {});
    expect(page.getCurrentResult().fetchStatus).toBe('paused');
    expect(read).not.toHaveBeenCalled();
    leave();
  });

  it('is told from a refusal and from a server that is away', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(isNoNetwork(new TypeError('Failed to fetch'))).toBe(true);
    expect(isNoNetwork(new AppError('order_moved_on'))).toBe(false);
    vi.stubGlobal('navigator', { onLine: true });
    expect(isNoNetwork(new TypeError('Failed to fetch'))).toBe(false);
  });
});
