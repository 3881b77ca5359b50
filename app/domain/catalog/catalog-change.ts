/** Which cached pages were made of what was changed. */
export interface ChangedPages {
  /**
   * Paths of pages about one thing each, such as `/product/62`; one that ends with `/` means all that begin so. Null
   * for every page.
   */
  readonly things: readonly string[] | null;
  /** Whether it stands on pages that are about no single thing, such as lists. */
  readonly lists: boolean;
}

export const everyPage: ChangedPages = { things: null, lists: true };

const thingIn = /\/(?:celebrity|product)\/\d+/;

/** Whether a page is among those that were changed. @param pathname with or without a language before it */
export function isChangedPage(pathname: string, { things, lists }: ChangedPages): boolean {
  if (things === null) return true;
  const [thing] = thingIn.exec(pathname) ?? [];
  if (thing === undefined) return lists;
  return things.some((one) => (one.endsWith('/') ? thing.startsWith(one) : thing === one));
}

/** What was said on the channel, if that is what it is; every page otherwise. */
export function changedPagesIn(message: unknown): ChangedPages {
  if (typeof message !== 'object' || message === null) return everyPage;
  const { things, lists }: Partial<Record<keyof ChangedPages, unknown>> = message;
  if (!Array.isArray(things) || typeof lists !== 'boolean') return everyPage;
  return { things: things.filter((one) => typeof one === 'string'), lists };
}
