/** A list that someone may be working on, which decides for itself when to show new data. */
export interface HeldList {
  /** The name of its query, and the hash of the full key. */
  readonly name: unknown;
  readonly hash: string;
  /** Refetches the list and either shows the result or announces that there is something new. Never rejects. */
  readonly renew: () => Promise<void>;
}

const held = new Set<HeldList>();

/** @returns unregisters the list */
export function holdList(list: HeldList): () => void {
  held.add(list);
  return () => held.delete(list);
}

/** The lists open in this tab. */
export function heldLists(): readonly HeldList[] {
  return [...held];
}
