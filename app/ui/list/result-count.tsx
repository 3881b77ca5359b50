import { Plural } from '@lingui/react/macro';

/** How many were found; with `isMore`, at least so many. */
export function ResultCount({ count, isMore }: { count: number; isMore: boolean }) {
  if (!isMore) return <Plural value={count} one="# result" other="# results" />;
  return <Plural value={count} one="More than # result" other="More than # results" />;
}
