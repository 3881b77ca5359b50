/** Work that is done one after the other for the same thing, and side by side for different ones. */
export interface Turns {
  /** Runs `work` when everything before it for the same id is over. */
  take<T>(id: string, work: () => Promise<T>): Promise<T>;
  /** Waits for all work that has begun. */
  settle(): Promise<void>;
}

export function createTurns(): Turns {
  const turns = new Map<string, Promise<unknown>>();
  return {
    take(id, work) {
      const before = turns.get(id) ?? Promise.resolve();
      const turn = before.then(work, work);
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
