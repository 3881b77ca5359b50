import { ownTables } from '#app/server/db/own-tables.server.ts';
import {
  changeSetting,
  lastChange,
  type SettingChange,
} from '#app/server/settings/store/settings.server.ts';
import {
  forgetSiteSettings,
  readSiteSettings,
  sellerSetting,
} from '#app/server/settings/store/site-settings.server.ts';
import { assertAdministrator } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import type { Seller } from '#domain/site/seller.ts';

/** The seller's details as their form shows them. */
export interface SellerView {
  readonly seller: Seller | null;
  readonly version: number;
  /** Null while no one set them. */
  readonly changed: SettingChange | null;
}

/** The details with their version and who set them last. @throws AppError `not_allowed` for all but administrators */
export async function sellerFor(person: Pick<User, 'role'>): Promise<SellerView> {
  assertAdministrator(person);
  const { value, version } = (await readSiteSettings()).seller;
  return { seller: value, version, changed: await lastChange(await ownTables(), sellerSetting) };
}

/** Sets other details, seen in a version. @throws AppError `not_allowed`, `setting_moved_on` */
export async function setSeller(
  { version, ...seller }: Seller & { readonly version: number },
  person: User,
): Promise<SellerView> {
  assertAdministrator(person);
  const written = await changeSetting(
    await ownTables(),
    sellerSetting,
    { value: seller, version },
    { actor: person, now: new Date() },
  );
  if (written === null) throw new AppError('setting_moved_on');
  await forgetSiteSettings();
  return sellerFor(person);
}
