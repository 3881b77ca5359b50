import type { Database } from '#app/server/db/database.server.ts';
import { hasStore, type Actor } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import {
  comingHolidays,
  holidayProblems,
  type AvailabilityChange,
  type OwnAvailability,
} from '#domain/availability/availability.ts';
import { localDay } from '#domain/availability/local-day.ts';

import { closuresChanged } from './closures.server.ts';
import { findAvailability, storeAvailability } from './store/availabilities.server.ts';

interface AvailabilityDesk {
  readonly database: Database;
  readonly now: () => Date;
}

function assertHasStore({ role }: Actor): void {
  if (!hasStore(role)) throw new AppError('not_allowed');
}

/** A celebrity's own settings, without holidays that are over. @throws AppError `not_allowed` */
export async function readOwnAvailability(
  { database, now }: AvailabilityDesk,
  actor: Actor,
): Promise<OwnAvailability> {
  assertHasStore(actor);
  const { holidays, ...rest } = await findAvailability(database, actor.id);
  const today = localDay(now().getTime(), rest.timeZone);
  return { ...rest, holidays: comingHolidays(holidays, today) };
}

/**
 * Sets when a celebrity takes requests, based on a version. Orders that were placed before keep their due dates.
 * @throws AppError `not_allowed`, `invalid_input` with the problem of each holiday, `setting_moved_on`
 */
export async function saveOwnAvailability(
  desk: AvailabilityDesk,
  actor: Actor,
  change: AvailabilityChange,
): Promise<OwnAvailability> {
  assertHasStore(actor);
  const { database, now } = desk;
  const today = localDay(now().getTime(), change.timeZone);
  const problems = holidayProblems(change.holidays, today).flatMap((problem, index) =>
    problem ? [[`holidays.${index}`, problem] as const] : [],
  );
  if (problems.length > 0) {
    throw new AppError('invalid_input', { fields: Object.fromEntries(problems) });
  }
  const next = { ...change, holidays: comingHolidays(change.holidays, today) };
  if (!(await storeAvailability(database, actor.id, next, now()))) {
    throw new AppError('setting_moved_on');
  }
  await closuresChanged([actor.id]);
  return readOwnAvailability(desk, actor);
}
