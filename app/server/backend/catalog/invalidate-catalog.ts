import type { ChangedPages } from '#domain/catalog/catalog-change.ts';

const shownPrefix = 'shown:';

/** The most subjects a message to the other processes may name; a longer one names none and means everything. */
const mostNamed = 100;

/** Subjects as one message, or undefined for everything. */
export function wordOf(subjects: readonly string[]): string | undefined {
  return subjects.length === 0 || subjects.length > mostNamed ? undefined : subjects.join(',');
}

/** Splits subjects into those that responses are about and those that they show. */
export function partsOf(subjects: readonly string[]) {
  const isShown = (subject: string) => subject.startsWith(shownPrefix);
  return {
    about: subjects.filter((subject) => !isShown(subject)),
    shown: subjects.filter(isShown).map((subject) => subject.slice(shownPrefix.length)),
  };
}

/**
 * The pages that show these subjects. It is unknown which product pages show a given celebrity, so all of them count.
 */
export function pagesOf(subjects: readonly string[], lists: boolean): ChangedPages {
  const { about, shown } = partsOf(subjects);
  const paths = [...about, ...shown].map((subject) => `/${subject.replace(':', '/')}`);
  const ofGoods = shown.some((subject) => subject.startsWith('celebrity:')) ? ['/product/'] : [];
  return { things: [...paths, ...ofGoods], lists };
}
