import { htmlOfTyped } from '#domain/text/plain-text.ts';
import { comesTooClose } from '#domain/text/similar-name.ts';
import { comparableName } from '#domain/text/comparable-name.ts';
import { maxListedNames } from '#backend/contract/vendor-approval.ts';
import type { WireVendorSettings } from '#backend/contract/vendor.ts';
import { callerOf } from '#backend/http/auth/caller.ts';
import { changeStore } from '#backend/modules/people/store/accounts.ts';
import { findMedia } from '#backend/modules/content/store/media.ts';
import { renameGoods } from '#backend/modules/vendors/store/renamed-vendors.ts';
import { shownText, writtenIn } from '#backend/modules/catalog/store/translated-text.ts';
import { listedNames } from '#backend/modules/vendors/store/vendor-approval.ts';
import { findVendor, type StoredVendor } from '#backend/modules/vendors/store/vendors.ts';
import { json, unlessChanged } from '#backend/http/wire/answer.ts';
import { type Call, languageOf, readBody } from '#backend/http/wire/call.ts';
import { limitedLine, limitedText } from '#backend/modules/people/customer-input.ts';
import { invalidParameter, refusal } from '#backend/http/wire/failure.ts';
import { requireKept, isSame } from '#backend/http/wire/field-rules.ts';
import { vendorFields } from './vendor-fields.ts';

const longest = { name: 80, description: 5_000 } as const;

/**
 * A store is its vendor's own, and open to anyone who may do everything; a refusal does not tell whether there is one.
 */
async function ownStore(call: Call): Promise<StoredVendor> {
  const id = Number(call.params[0]);
  const caller = await callerOf(call);
  const may =
    caller.kind === 'service' ||
    (caller.kind === 'person' && (caller.user.id === id || caller.user.role === 'administrator'));
  const stored = may ? await findVendor(call.services.database, id) : null;
  if (stored) return stored;
  const status = caller.kind === 'anonymous' ? 401 : 403;
  throw refusal(status, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
}

/** A store names no other place where it is found. */
const noSocial = {
  twitter: '',
  fb: '',
  instagram: '',
  youtube: '',
  linkedin: '',
  gplus: '',
  snapchat: '',
  pinterest: '',
} as const;

function settingsView(call: Call, { vendor, user }: StoredVendor): WireVendorSettings {
  const { billing } = user;
  const biography = shownText(vendor.biography, languageOf(call.url));
  return {
    store_name: vendor.shopName,
    store_slug: vendor.slug,
    store_email: user.email,
    phone: billing.phone,
    gravatar: user.pictureId ?? 0,
    banner_type: 'single_img',
    banner: 0,
    list_banner_type: 'single_img',
    list_banner: 0,
    mobile_banner: 0,
    shop_description: htmlOfTyped(biography.text),
    astera_languages: { description: biography.locale, written: writtenIn(vendor.biography) },
    address: {
      street_1: billing.address_1,
      street_2: billing.address_2,
      city: billing.city,
      zip: billing.postcode,
      country: billing.country,
      state: billing.state,
    },
    country: vendor.country,
    social: noSocial,
    store_location: '',
    store_lat: '',
    store_lng: '',
    payment: { method: 'bank_transfer' },
    store_hide_email: 'yes',
    store_hide_phone: 'yes',
    store_ppp: '12',
    customer_support: [],
  };
}

/** GET wcfmmp/v1/settings/id/{id}. */
export async function vendorSettings(call: Call): Promise<Response> {
  return json(settingsView(call, await ownStore(call)), 200, { allow: 'GET' });
}

/**
 * Refuses what a listed celebrity's own token would rename the store to, where that could be taken for another one's:
 * the team approved another name (ADR 0101). The site says so in words before it asks; here it is for who asks past it.
 */
async function requireOwnName(call: Call, { vendor }: StoredVendor, after: string): Promise<void> {
  const caller = await callerOf(call);
  const isOwner = caller.kind === 'person' && caller.user.id === vendor.userId;
  if (!isOwner || vendor.closed) return;
  const names = { was: comparableName(vendor.shopName), wanted: comparableName(after) };
  for (let last: number | undefined = 0; last !== undefined;) {
    const rows = await listedNames(call.services.database, { after: last, limit: maxListedNames });
    const others = rows.filter(({ id }) => id !== vendor.userId);
    if (others.some(({ name }) => comesTooClose(comparableName(name), names))) {
      throw invalidParameter('store_name', 'store_name is too much like another celebrity’s.');
    }
    last = rows.length < maxListedNames ? undefined : rows.at(-1)?.id;
  }
}

async function logoOf(call: Call, value: unknown, vendorId: number) {
  const file = typeof value === 'number' ? await findMedia(call.services.database, value) : null;
  // No one gets a picture that someone else put there.
  if (file?.authorId === vendorId) return { id: file.id, path: file.path };
  throw invalidParameter('gravatar', 'gravatar is no picture of this vendor.');
}

/** PATCH wcfmmp/v1/settings/id/{id}: name, description and logo of the own store; ours (ADR 0017). */
export async function vendorSettingsChange(call: Call): Promise<Response> {
  const before = await ownStore(call);
  const { user } = before;
  const body = await readBody(call.request);
  requireKept(vendorFields, body, settingsView(call, before));
  const shopName = limitedLine(body, 'store_name', longest.name);
  if (shopName === '') throw invalidParameter('store_name', 'store_name cannot be empty.');
  if (shopName !== undefined) await requireOwnName(call, before, shopName);
  const text = limitedText(body, 'shop_description', longest.description);
  const isChanged = await changeStore(call.services.database, user.id, {
    ...(shopName !== undefined && { shopName }),
    ...(text !== undefined && { description: { locale: languageOf(call.url), text } }),
    ...(!isSame(body['gravatar'] ?? user.pictureId ?? 0, user.pictureId ?? 0) && {
      logo: await logoOf(call, body['gravatar'], user.id),
    }),
  });
  if (isChanged && shopName !== undefined) {
    call.services.afterwards((isStopped) => renameGoods(call.services.database, isStopped));
  }
  return json(settingsView(call, await ownStore(call)), 200, {
    allow: 'GET, PATCH',
    ...unlessChanged(isChanged),
  });
}
