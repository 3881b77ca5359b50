import { setImmediate as othersHadTheirTurn } from 'node:timers/promises';

/** How long one turn may take, in milliseconds, before other requests get theirs. */
const turnMs = 12;

/** Goes through a list without holding up the other requests of the process, however long the list is. */
export async function inTurns<Item>(
  items: Iterable<Item>,
  each: (item: Item) => void,
): Promise<void> {
  let began = performance.now();
  for (const item of items) {
    each(item);
    if (performance.now() - began < turnMs) continue;
    await othersHadTheirTurn();
    began = performance.now();
  }
}
