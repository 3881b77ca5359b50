import { Trans } from '@lingui/react/macro';

import type { Locale } from '#domain/locale.ts';
import { calendarDayText } from '#domain/time/date-text.ts';

/** "Needed by 12 Mar 2026": the day as the fan chose it, whatever zone the reader is in. @param props.day ISO 8601 */
export function NeededDay({ day, locale }: { day: string; locale: Locale }) {
  const shown = calendarDayText(day, locale);
  return <Trans>Needed by {shown}</Trans>;
}
