/**
 * Takes the word that a memory, or what `broadcastInvalidation` is given, counts for nothing to the other processes.
 */
type Carrier = (name: string) => Promise<void>;

type Forget = (detail?: string) => void;

const memories = new Map<string, Forget>();
let carrier: Carrier = () => Promise.resolve();

/**
 * Gives a memory of this process a name, under which all processes of the site forget it together (ADR 0042).
 * @param name of letters and dashes, the same in every process
 * @param forget makes what is remembered here count for nothing; all of it, unless it is told a detail
 * @returns forgets it here at once, and resolves when the word is on its way to the others; never rejects. To be called
 * when the change can be read, and awaited before the change is answered
 */
export function broadcastInvalidation(
  name: string,
  forget: Forget,
): (detail?: string) => Promise<void> {
  memories.set(name, forget);
  return async (detail) => {
    forget(detail);
    try {
      await carrier(detail === undefined ? name : `${name} ${detail}`);
    } catch (error) {
      // The change was made all the same; what the others remember runs out by itself.
      console.error(error);
    }
  };
}

/** How the word gets to other processes; until this is called there are none. @returns what ends it */
export function carryForgetting(carry: Carrier): () => void {
  carrier = carry;
  return () => {
    carrier = () => Promise.resolve();
  };
}

/** Another process forgot this memory; a name that this one does not know is of a newer or an older version. */
export function forgetHere(word: string): void {
  const [name = '', detail] = word.split(' ', 2);
  memories.get(name)?.(detail);
}

/** No one knows what was missed: every memory that others could have changed is forgotten. */
export function forgetAllHere(): void {
  for (const forget of memories.values()) forget();
}
