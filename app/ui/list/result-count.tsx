import { Plural } from '@lingui/react/macro';

/** The number of results; with `isMore`, a minimum. */
export function ResultCount({ count, isMore }: { count: number; isMore: boolean }) {
  if (!isMore) return <Plural value={count} one="# result" other="# results" />;
  return <Plural value={count} one="More than # result" other="More than # results" />;
}
