/** Runs work for the same id sequentially, and for different ids in parallel. */
export interface WriteLocks {
  /** Runs `work` after all earlier work for the same id. */
  take<T>(id: string, work: () => Promise<T>): Promise<T>;
  /** Waits for all work in flight. */
  settle(): Promise<void>;
}

/** Runs work while no other process runs any for the same id; rejects if that cannot be guaranteed. */
export type AcrossProcesses = <T>(id: string, work: () => Promise<T>) => Promise<T>;

/** For a storage that only one process uses. */
export const aloneInStorage: AcrossProcesses = (_id, work) => work();

/** @param across locks out other processes; called at most once at a time per id */
export function createTurnQueue(across: AcrossProcesses): WriteLocks {
  const turns = new Map<string, Promise<unknown>>();
  return {
    take(id, work) {
      const before = turns.get(id) ?? Promise.resolve();
      const begin = () => across(id, work);
      const turn = before.then(begin, begin);
      const settled = turn.then(noop, noop).then(() => {
        if (turns.get(id) === settled) turns.delete(id);
      });
      turns.set(id, settled);
      return turn;
    },
    async settle() {
      await Promise.all(turns.values());
    },
  };
}

function noop(): void {}
