import { ownTables } from '#app/server/db/own-tables.server.ts';
import { changeSetting } from '#app/server/settings/store/settings.server.ts';
import {
  forgetSiteSettings,
  sellerSetting,
} from '#app/server/settings/store/site-settings.server.ts';
import { assertAdministrator } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import type { Seller } from '#domain/site/seller.ts';
import { type SellerView, sellerFor } from './seller-setting.server.ts';

/** Sets the seller's details, based on a version. @throws AppError `not_allowed`, `setting_moved_on` */
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
