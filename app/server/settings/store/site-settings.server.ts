import { inArray } from 'drizzle-orm';
import * as v from 'valibot';

import { isDemoWorld } from '#app/platform/settings/env.server.ts';
import { broadcastInvalidation } from '#app/platform/cache/broadcast-invalidation.ts';
import { emptyPageCache } from '#app/platform/page/cached-pages.server.ts';
import { swrCache } from '#app/platform/cache/swr-cache.server.ts';
import { sellerSchema, type Seller } from '#domain/site/seller.ts';
import { firstSiteName } from '#domain/site/site-name.ts';
import { siteNameSchema } from '#domain/site/site-settings.ts';

import type { SettingKind } from './settings.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { settings } from './settings.schema.ts';
import {
  gateSetting,
  type Gate,
  type SiteSettings,
  firstGate,
  gateOf,
} from './gate-setting.server.ts';

export const siteNameSetting = {
  name: 'site-name',
  schema: siteNameSchema,
} as const satisfies SettingKind<typeof siteNameSchema>;

export const sellerSetting = {
  name: 'seller',
  schema: sellerSchema,
} as const satisfies SettingKind<typeof sellerSchema>;

/** A fictitious company for the demo world's shop. */
const exampleSeller: Seller = {
  name: 'Astera Marketplace',
  legalForm: 'IKE',
  address: '3 Aiolou Street\n105 51 Athens\nGreece',
  register: 'GEMI 000000000000',
  vatId: 'EL000000000',
  email: 'hello@astera.example',
  phone: '+30 21 0000 0000',
  responsible: 'Nikos Amanatis',
  contractPartner: 'operator',
};

/** The default until an administrator sets it. */
function firstSeller(): Seller | null {
  return isDemoWorld ? exampleSeller : null;
}

/** The settings of the site, read from the tables. */
export async function readSiteSettings(): Promise<SiteSettings> {
  const database = await ownTables();
  const names = [siteNameSetting.name, gateSetting.name, sellerSetting.name];
  const rows = await database
    .select()
    .from(settings)
    .where(inArray(settings.name, names))
    .limit(names.length);
  const read = <TSchema extends v.GenericSchema>({ name, schema }: SettingKind<TSchema>) => {
    const row = rows.find((one) => one.name === name);
    const value = v.safeParse(schema, row?.value.of);
    return { value: value.success ? value.output : null, version: row?.version ?? 0 };
  };
  const name = read(siteNameSetting);
  const gate = read(gateSetting);
  const seller = read(sellerSetting);
  return {
    name: { ...name, value: name.value ?? firstSiteName },
    gate: { ...gate, value: gate.value ? gateOf(gate.value) : firstGate() },
    seller: { ...seller, value: seller.value ?? firstSeller() },
  };
}

const minute = 60_000;
const kept = swrCache(readSiteSettings, { freshMs: minute, staleMs: 10 * minute, most: 1 });

/** After a change of settings: every process reads them again, and no cached page is served any more. */
export const forgetSiteSettings = broadcastInvalidation('site-settings', () => {
  kept.forget();
  emptyPageCache();
});

/** The site's name. The default while the tables are unavailable and nothing is cached. Never throws. */
export async function siteName(): Promise<string> {
  const found = await kept().catch(() => null);
  return found?.name.value ?? firstSiteName;
}

/**
 * The gate, cached. If the tables are unavailable and nothing is cached, the environment decides: what the gate hides
 * is in the same tables.
 */
export async function currentGate(): Promise<Gate> {
  const found = await kept().catch(() => null);
  return found?.gate.value ?? firstGate();
}

/** Who runs the site, cached; null if not set. Never throws. */
export async function currentSeller(): Promise<Seller | null> {
  const found = await kept().catch(() => null);
  return found ? found.seller.value : firstSeller();
}
