import { AppError } from '#domain/app-error.ts';

/** Limits how many tasks per key run at once, and rejects any more. */
export interface Limiter<TKey> {
  /** @throws AppError `too_many_requests` when all slots of this key are taken; `work` is not started then */
  readonly within: <T>(key: TKey, work: () => Promise<T>) => Promise<T>;
}

export function createLimiter<TKey>(perKey: number): Limiter<TKey> {
  const taken = new Map<TKey, number>();
  return {
    async within(key, work) {
      const before = taken.get(key) ?? 0;
      if (before >= perKey) throw new AppError('too_many_requests');
      taken.set(key, before + 1);
      try {
        return await work();
      } finally {
        const left = (taken.get(key) ?? 1) - 1;
        if (left === 0) taken.delete(key);
        else taken.set(key, left);
      }
    },
  };
}
