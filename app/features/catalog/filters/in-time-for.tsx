import { Trans } from '@lingui/react/macro';

import type { Locale } from '#domain/locale.ts';
import { calendarDayText } from '#domain/time/date-text.ts';

/** "In time for 24 Dec 2026". */
export function InTimeFor({ day, locale }: { day: string; locale: Locale }) {
  const shown = day === '' ? '' : calendarDayText(day, locale);
  return <Trans>In time for {shown}</Trans>;
}
