import { ownTables } from '#app/server/db/own-tables.server.ts';
import { lastChange, type SettingChange } from '#app/server/settings/store/settings.server.ts';
import {
  readSiteSettings,
  sellerSetting,
} from '#app/server/settings/store/site-settings.server.ts';
import { assertAdministrator } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';
import type { Seller } from '#domain/site/seller.ts';

/** The seller's details as their form shows them. */
export interface SellerView {
  readonly seller: Seller | null;
  readonly version: number;
  /** Null until they are set. */
  readonly changed: SettingChange | null;
}

/** The details with their version and who last set them. @throws AppError `not_allowed` for all but administrators */
export async function sellerFor(person: Pick<User, 'role'>): Promise<SellerView> {
  assertAdministrator(person);
  const { value, version } = (await readSiteSettings()).seller;
  return { seller: value, version, changed: await lastChange(await ownTables(), sellerSetting) };
}
