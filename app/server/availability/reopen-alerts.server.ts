import type { AccountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { catalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import { maxAlerts, type ReopenAlert } from '#domain/availability/reopen-alert.ts';
import type { Locale } from '#domain/locale.ts';

import { readClosures } from './closures.server.ts';
import { addAlert, alertsOf, countAlerts, removeAlert } from './store/reopen-alerts.server.ts';

/** A person's alerts, the newest first. */
export async function readAlerts(
  database: Pick<Database, 'select'>,
  personId: number,
): Promise<readonly ReopenAlert[]> {
  const rows = await alertsOf(database, personId, maxAlerts);
  return rows.map(({ celebrityId, celebrityName, askedAt }) => ({
    ...{ celebrityId, celebrityName, askedAt: askedAt.toISOString() },
  }));
}

/** A celebrity's public name, and whether anything can be requested now. @throws AppError `not_found` */
export async function openingOf(
  celebrityId: number,
  locale: Locale,
  now: number,
): Promise<{ readonly name: string; readonly isOpen: boolean }> {
  const { shopName, services } = await catalogue.celebrity(celebrityId, locale);
  const closures = await readClosures([celebrityId], now);
  return { name: shopName, isOpen: services.length > 0 && !closures.get(celebrityId)?.now };
}

/** What someone wants to be told. */
export interface AlertRequest {
  readonly celebrityId: number;
  readonly wanted: boolean;
  /** Of the mail, if the account has no language. */
  readonly locale: Locale;
}

/**
 * Sets or removes the alert for when a celebrity takes requests again. None is set for someone who takes them already.
 * @returns whether it is kept now
 * @throws AppError `not_found`, `too_many_requests` also for more than `maxAlerts` at a time
 */
export async function setAlert(
  { database, limits }: Pick<AccountsStore, 'database' | 'limits'>,
  person: User,
  { celebrityId, wanted, locale }: AlertRequest,
  now: Date,
): Promise<boolean> {
  const of = { personId: person.id, celebrityId };
  if (!wanted) {
    await removeAlert(database, of);
    return false;
  }
  const { name, isOpen } = await openingOf(celebrityId, locale, now.getTime());
  if (isOpen) return false;
  const retryAfter = await limits.attempt('reopenAlertsPerPerson', String(person.id));
  if (retryAfter !== null) throw new AppError('too_many_requests', { retryAfter });
  if ((await countAlerts(database, person.id)) >= maxAlerts) {
    throw new AppError('too_many_requests');
  }
  await addAlert(database, { ...of, celebrityName: name, locale, askedAt: now });
  return true;
}
