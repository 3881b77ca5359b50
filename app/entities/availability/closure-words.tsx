import { Select, Trans } from '@lingui/react/macro';

import type { Closure } from '#domain/availability/closure.ts';
import { weekdayOf } from '#domain/availability/local-day.ts';
import type { Locale } from '#domain/locale.ts';
import { dayAndMonthText } from '#domain/time/day-and-month-text.ts';

/** From Monday; a day or a week that is sold out is over within seven days. */
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** "Back on 12 March", or "Sold out until Monday", by the calendar of the celebrity. */
export function ClosureWords({ closure, locale }: { closure: Closure; locale: Locale }) {
  const day = dayAndMonthText(closure.opens, locale);
  if (closure.kind === 'holiday') return <Trans>Back on {day}</Trans>;
  const weekday = weekdays[weekdayOf(closure.opens)] ?? 'sun';
  return (
    <Select
      value={weekday}
      _mon="Sold out until Monday"
      _tue="Sold out until Tuesday"
      _wed="Sold out until Wednesday"
      _thu="Sold out until Thursday"
      _fri="Sold out until Friday"
      _sat="Sold out until Saturday"
      other="Sold out until Sunday"
    />
  );
}
