import type { ChangedPages } from '#domain/catalog/catalog-change.ts';

const shownPrefix = 'shown:';

/** What a word to the other processes may name; a longer one is said without names, and means everything. */
const mostNamed = 100;

/** Subjects as one word, or undefined for all that there is. */
export function wordOf(subjects: readonly string[]): string | undefined {
  return subjects.length === 0 || subjects.length > mostNamed ? undefined : subjects.join(',');
}

/** Subjects by what is kept of them: what answers are about, and what they show. */
export function partsOf(subjects: readonly string[]) {
  const isShown = (subject: string) => subject.startsWith(shownPrefix);
  return {
    about: subjects.filter((subject) => !isShown(subject)),
    shown: subjects.filter(isShown).map((subject) => subject.slice(shownPrefix.length)),
  };
}

/** Which pages show these subjects; of what others show of a celebrity no one knows on which goods' pages it stands. */
export function pagesOf(subjects: readonly string[], lists: boolean): ChangedPages {
  const { about, shown } = partsOf(subjects);
  const paths = [...about, ...shown].map((subject) => `/${subject.replace(':', '/')}`);
  const ofGoods = shown.some((subject) => subject.startsWith('celebrity:')) ? ['/product/'] : [];
  return { things: [...paths, ...ofGoods], lists };
}
