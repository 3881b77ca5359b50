import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { maxHolidayDays, type HolidayProblem } from '#domain/availability/availability.ts';

export const holidayProblem = {
  required: msg`Enter the first and the last day.`,
  backwards: msg`The last day comes before the first.`,
  'too-long': msg`A holiday can have ${maxHolidayDays} days at most.`,
  'too-far': msg`Enter a first day within the next two years.`,
  overlaps: msg`You have another holiday at that time.`,
} as const satisfies Record<HolidayProblem, MessageDescriptor>;
