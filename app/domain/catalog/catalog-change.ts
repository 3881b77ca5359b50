/** Which cached pages are affected by a change. */
export interface ChangedPages {
  /**
   * Paths of pages about one thing each, such as `/product/62`; one that ends with `/` is a prefix. Null for every
   * page.
   */
  readonly things: readonly string[] | null;
  /** Whether it also appears on pages that are not about a single thing, such as lists. */
  readonly lists: boolean;
}

export const everyPage: ChangedPages = { things: null, lists: true };

const thingIn = /\/(?:celebrity|product)\/\d+/;

/** Whether a page is among those affected. @param pathname with or without a language prefix */
export function isChangedPage(pathname: string, { things, lists }: ChangedPages): boolean {
  if (things === null) return true;
  const [thing] = thingIn.exec(pathname) ?? [];
  if (thing === undefined) return lists;
  return things.some((one) => (one.endsWith('/') ? thing.startsWith(one) : thing === one));
}

/** The change described by a message on the channel; every page if the message is not valid. */
export function changedPagesIn(message: unknown): ChangedPages {
  if (typeof message !== 'object' || message === null) return everyPage;
  const { things, lists }: Partial<Record<keyof ChangedPages, unknown>> = message;
  if (!Array.isArray(things) || typeof lists !== 'boolean') return everyPage;
  return { things: things.filter((one) => typeof one === 'string'), lists };
}
