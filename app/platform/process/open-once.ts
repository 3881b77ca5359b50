/** Something that is opened at its first use and then shared. */
export interface OpenedOnce<Thing> {
  /** Opens it, or gives what is open. What fails is forgotten, so that the next call tries again. */
  readonly open: () => Promise<Thing>;
  /** What is open or being opened, if anything is. */
  readonly current: () => Promise<Thing> | undefined;
}

/** Opens a thing of which a process has one: a database that is away for a moment must not be away for ever. */
export function openOnce<Thing>(open: () => Promise<Thing>): OpenedOnce<Thing> {
  let opened: Promise<Thing> | undefined;
  return {
    open() {
      opened ??= open().catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      return opened;
    },
    current: () => opened,
  };
}
