/** Work that is done one after the other for the same thing, and side by side for different ones. */
export interface WriteLocks {
  /** Runs `work` when everything before it for the same id is over. */
  take<T>(id: string, work: () => Promise<T>): Promise<T>;
  /** Waits for all work that has begun. */
  settle(): Promise<void>;
}

/** Does work while no other process does any for the same id; rejects when that cannot be said of it. */
export type AcrossProcesses = <T>(id: string, work: () => Promise<T>) => Promise<T>;

/** Where one process alone has the storage. */
export const aloneInStorage: AcrossProcesses = (_id, work) => work();

/** @param across keeps other processes out meanwhile; asked for an id once at a time only */
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
