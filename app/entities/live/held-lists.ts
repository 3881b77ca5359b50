/** A list that someone may be working on: it decides by itself when it shows what is new. */
export interface HeldList {
  /** What its query is called, and the hash of its whole key. */
  readonly name: unknown;
  readonly hash: string;
  /** Reads it anew and shows it, or says that there is something new. Never fails. */
  readonly renew: () => Promise<void>;
}

const held = new Set<HeldList>();

/** @returns what takes it out again */
export function holdList(list: HeldList): () => void {
  held.add(list);
  return () => held.delete(list);
}

/** Those that are open in this tab. */
export function heldLists(): readonly HeldList[] {
  return [...held];
}
