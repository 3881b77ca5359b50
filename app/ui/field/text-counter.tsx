import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { css } from '#styled/css/index.js';

import { useSettled } from '#app/ui/use-settled.ts';

const count = css({
  textStyle: 'hint',
  color: 'text2',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '&[data-over]': { color: 'bad', fontWeight: 500 },
});
/** The typing pause before an announcement, and the share of the limit at which announcements start. */
const pauseMs = 1_000;
const tellFrom = 0.8;

/**
 * How much of a field's limit is used: updated on each key press, and announced when typing pauses near or beyond the
 * limit.
 */
export function TextCounter({ length, limit }: { length: number; limit: number }) {
  const { t } = useLingui();
  const settled = useSettled(length, pauseMs);
  const left = limit - settled;
  const over = -left;
  const words =
    left >= 0
      ? t`${plural(left, { one: '# character left', other: '# characters left' })}`
      : t`${plural(over, { one: '# character too many', other: '# characters too many' })}`;
  return (
    <>
      <p className={count} data-over={length > limit || undefined} aria-hidden>
        {length} / {limit}
      </p>
      <output className={css({ srOnly: true })}>{settled >= limit * tellFrom ? words : ''}</output>
    </>
  );
}
