import * as v from 'valibot';
import { paths } from '#backend/contract/paths.ts';
import { storeSettingsKey } from '../meta-keys.ts';
import { readPerson } from '../people/person.server.ts';
import { ownFiles } from './product-pictures.server.ts';
import { refusal, Refused, type WordpressSite } from '../site.server.ts';
import { removeOurs } from './remove-ours.server.ts';

const settingsSchema = v.record(v.string(), v.unknown());

const shownSchema = v.looseObject({ vendor_shop_logo: v.optional(v.unknown()) });

/** The settings of a store as WCFM keeps them: PHP writes an empty list where there is none. */
async function keptSettings(site: WordpressSite, vendorId: number) {
  const person = await readPerson(site, vendorId);
  const kept = person?.meta_data?.find(({ key }) => key === storeSettingsKey)?.value;
  return v.is(settingsSchema, kept) && !Array.isArray(kept) ? kept : {};
}

/**
 * Makes a file that the vendor sent the logo of the store. WCFM changes no logo over REST; it keeps it in one user meta
 * with all other settings, which the service credential writes. The logo before goes, where it was sent from here.
 * @throws Refused for a file of someone else
 */
export async function changeLogo(
  site: WordpressSite,
  request: Request,
  { vendorId, fileId }: { readonly vendorId: number; readonly fileId: number },
): Promise<void> {
  if (!(await ownFiles(site, request, [fileId], vendorId)).has(fileId)) {
    throw new Refused(refusal(400, 'rest_invalid_param', 'Invalid parameter(s): gravatar'));
  }
  const settings = await keptSettings(site, vendorId);
  const meta_data = [{ key: storeSettingsKey, value: { ...settings, gravatar: fileId } }];
  await site.ask(paths.customer(vendorId), v.unknown(), {
    method: 'PATCH',
    body: { meta_data },
  });
  const before = Number(settings['gravatar'] ?? 0);
  // A picture too many is no reason to refuse the new one.
  if (before > 0 && before !== fileId) await removeOurs(site, request, before).catch(() => null);
}

/** Where the logo of a store is, as everyone sees it; null where there is none. */
export async function logoOf(site: WordpressSite, vendorId: number): Promise<string | null> {
  const shown = await site.ask(paths.vendor(vendorId), shownSchema, { authorization: null });
  return typeof shown.vendor_shop_logo === 'string' ? shown.vendor_shop_logo : null;
}
