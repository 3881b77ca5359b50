import { Plural } from '@lingui/react/macro';

import { shareText, timeInShort } from '#domain/figures/figure-text.ts';
import type { Locale } from '#domain/locale.ts';

const none = '–';

/** A time in one unit; a dash if there is none. */
export function Span({ seconds }: { seconds: number | null }) {
  if (seconds === null) return none;
  const { unit, count } = timeInShort(seconds);
  if (unit === 'minute') return <Plural value={count} one="# minute" other="# minutes" />;
  if (unit === 'hour') return <Plural value={count} one="# hour" other="# hours" />;
  return <Plural value={count} one="# day" other="# days" />;
}

/** A share as percent; a dash if there is nothing to share. */
export function Share({ share, locale }: { share: number | null; locale: Locale }) {
  return share === null ? none : shareText(share, locale);
}
