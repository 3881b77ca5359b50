/** Something that is opened on first use and then shared. */
export interface OpenedOnce<Thing> {
  /** Opens it, or returns what is open. Failures are not cached, so the next call tries again. */
  readonly open: () => Promise<Thing>;
  /** What is open or being opened, if anything. */
  readonly current: () => Promise<Thing> | undefined;
}

/** Opens something a process has only one of: a database that is briefly down must not stay unavailable forever. */
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
