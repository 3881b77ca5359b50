import {
  changeSetting,
  lastChange,
  type SettingChange,
} from '#app/server/settings/store/settings.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import {
  forgetSiteSettings,
  readSiteSettings,
  siteNameSetting,
} from '#app/server/settings/store/site-settings.server.ts';
import { AppError } from '#domain/app-error.ts';
import { assertAdministrator } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';

/** The site's name as its form shows it. */
export interface SiteNameView {
  readonly name: string;
  readonly version: number;
  /** Null until it is set. */
  readonly changed: SettingChange | null;
}

/** The name with its version and who last set it. @throws AppError `not_allowed` for all but administrators */
export async function siteNameFor(person: Pick<User, 'role'>): Promise<SiteNameView> {
  assertAdministrator(person);
  const { value: name, version } = (await readSiteSettings()).name;
  return { name, version, changed: await lastChange(await ownTables(), siteNameSetting) };
}

/** Renames the site, based on a version. @throws AppError `not_allowed`, `setting_moved_on` */
export async function setSiteName(
  { name, version }: Pick<SiteNameView, 'name' | 'version'>,
  person: User,
): Promise<SiteNameView> {
  assertAdministrator(person);
  const written = await changeSetting(
    await ownTables(),
    siteNameSetting,
    { value: name, version },
    { actor: person, now: new Date() },
  );
  if (written === null) throw new AppError('setting_moved_on');
  await forgetSiteSettings();
  return siteNameFor(person);
}
