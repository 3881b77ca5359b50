import { broadcastInvalidation } from '#app/platform/cache/broadcast-invalidation.ts';
import { swrCache } from '#app/platform/cache/swr-cache.server.ts';
import {
  accountMeta,
  customerSchema,
  type WireCustomer,
} from '#backend/contract/people/customer.ts';
import { mediaDeletedSchema } from '#backend/contract/media.ts';
import { languageParameter, paths } from '#backend/contract/paths.ts';
import { vendorSettingsSchema, type WireVendorSettings } from '#backend/contract/vendor.ts';
import { AppError } from '#domain/app-error.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { isOwnPicture } from '#domain/picture/picture.ts';
import { typedText } from '#domain/text/plain-text.ts';
import { type Profile } from '#domain/person/profile.ts';
import { notificationKindsOf } from '#domain/person/notification-kinds.ts';
import { hasStore, type Actor } from '#domain/account/role.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { celebritySubject } from '#app/server/backend/catalog/answer-policy.server.ts';
import { portraitOf } from '#app/server/backend/catalog/celebrities.server.ts';
import { invalidateCatalog } from '#app/server/backend/catalog/catalog.server.ts';
import { addPicture } from '#app/server/backend/content/media.server.ts';
import { readAccount, recheckAccount } from './recheck-account.server.ts';
import { openTransport } from '#app/server/composition.server.ts';

/** The signed-in user: no one else's profile is ever requested. */
export interface ProfileOwner {
  readonly user: Actor;
  readonly token: string;
}

/** The user's token is no longer accepted: the session has expired. */
const ended = (status: number) => (status === 401 ? new AppError('session_expired') : null);

function metaOf(account: WireCustomer, key: string): string | null {
  const value = account.meta_data?.find((row) => row.key === key)?.value;
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A store is its owner's own setting, so it is requested with the owner's token. */
function readStore({ user, token }: ProfileOwner, locale: Locale): Promise<WireVendorSettings> {
  return recheckAccount(
    user.id,
    ask(paths.vendorSettings(user.id), {
      as: { token },
      query: { [languageParameter]: locale },
      schema: vendorSettingsSchema,
      refusal: ended,
    }),
  );
}

export function changeStore(
  { user, token }: ProfileOwner,
  body: Record<string, unknown>,
  query: Record<string, string> = {},
): Promise<WireVendorSettings> {
  return recheckAccount(
    user.id,
    ask(paths.vendorSettings(user.id), {
      method: 'PATCH',
      as: { token },
      query,
      body,
      schema: vendorSettingsSchema,
      refusal: ended,
    }),
  );
}

function pictureIn({ avatar_url }: WireCustomer): string | null {
  return avatar_url !== undefined && isOwnPicture(avatar_url) ? avatar_url : null;
}

/** A store's logo that is hosted elsewhere; null for a plugin's placeholder. */
function logoIn(store: WireVendorSettings | null): string | null {
  return portraitOf({ vendor_shop_logo: store?.astera_logo });
}

function languagesOf({ astera_languages: told }: WireVendorSettings): Profile['languages'] {
  return told && isLocale(told.description)
    ? { description: told.description, written: told.written.filter(isLocale) }
    : null;
}

/** Whether a user's picture can be changed from here. */
async function keepsPictureOf({ role }: ProfileOwner['user']): Promise<boolean> {
  const { pictures } = await openTransport();
  return pictures === undefined || hasStore(role);
}

interface Stored {
  readonly account: WireCustomer;
  readonly store: WireVendorSettings | null;
  readonly mayChangePicture: boolean;
}

function profileFrom(
  { user }: ProfileOwner,
  { account, store, mayChangePicture }: Stored,
): Profile {
  const kinds = notificationKindsOf(user.role).map((kind) => {
    return [kind, metaOf(account, accountMeta.notify(kind)) !== 'no'] as const;
  });
  return {
    storeName: store?.store_name ?? '',
    description: typedText(store?.shop_description ?? ''),
    firstName: account.first_name,
    lastName: account.last_name,
    phone: account.billing?.phone ?? '',
    street: account.shipping?.address_1 ?? '',
    city: account.shipping?.city ?? '',
    state: account.shipping?.state ?? '',
    postcode: account.shipping?.postcode ?? '',
    country: account.shipping?.country ?? '',
    notifications: Object.fromEntries(kinds),
    picture: pictureIn(account) ?? logoIn(store),
    mayChangePicture,
    languages: store && languagesOf(store),
  };
}

/** The user's own profile, with the description in the given language. @throws AppError `session_expired` */
export async function getProfile(owner: ProfileOwner, locale: Locale): Promise<Profile> {
  const [account, store, mayChangePicture] = await Promise.all([
    readAccount(owner.user.id),
    hasStore(owner.user.role) ? readStore(owner, locale) : null,
    keepsPictureOf(owner.user),
  ]);
  return profileFrom(owner, { account, store, mayChangePicture });
}

/**
 * An account's picture for page headers: up to date immediately after a change here, otherwise up to a minute old on a
 * busy page. A known picture is served at once, however old: every page of a signed-in user needs it.
 */
export const pictureOfAccount = swrCache(
  async (id: number): Promise<string | null> => pictureIn(await readAccount(id)),
  { freshMs: 60_000, staleMs: Number.POSITIVE_INFINITY, most: 2_000 },
);

const forgetPictures = broadcastInvalidation('account-pictures', pictureOfAccount.forget);

function removeMedia(id: number, { token }: ProfileOwner) {
  return ask(paths.mediaOne(id), {
    method: 'DELETE',
    as: { maker: token },
    query: { force: 'true' },
    schema: mediaDeletedSchema,
  });
}

async function usePicture(owner: ProfileOwner, mediaId: number): Promise<void> {
  const { user } = owner;
  if (hasStore(user.role)) {
    await changeStore(owner, { gravatar: mediaId });
    return;
  }
  await ask(paths.customer(user.id), {
    method: 'PATCH',
    as: 'service',
    body: { meta_data: [{ key: accountMeta.picture, value: String(mediaId) }] },
    schema: customerSchema,
  });
}

export interface PictureChange {
  /** URL of the new picture. */
  readonly picture: string;
  /** URL of the previous picture, now deleted, if the person had uploaded one. */
  readonly removed: string | null;
}

/**
 * Replaces the user's own profile picture and deletes the previous one.
 * @param webp a re-encoded picture (`squarePicture`)
 * @throws AppError `operator_keeps_pictures`
 */
export async function changePicture(
  owner: ProfileOwner,
  webp: Uint8Array<ArrayBuffer>,
): Promise<PictureChange> {
  const { user } = owner;
  if (!(await keepsPictureOf(user))) throw new AppError('operator_keeps_pictures');
  const before = await readAccount(user.id);
  // A WordPress names the file after this, and its adapter recognises our files by it.
  const name = `picture-${crypto.randomUUID()}`;
  const as = { maker: owner.token };
  const media = await addPicture(webp, { as, authorId: user.id, name });
  try {
    await usePicture(owner, media.id);
  } catch (error) {
    // Nothing references it, so it must be deleted.
    await removeMedia(media.id, owner).catch(() => null);
    throw error;
  }
  await forgetPictures();
  if (hasStore(user.role)) await invalidateCatalog([celebritySubject(user.id)]);
  const oldId = Number(metaOf(before, accountMeta.picture) ?? 0);
  // A leftover picture is no reason to refuse the new one.
  const gone = oldId > 0 && (await removeMedia(oldId, owner).catch(() => null));
  return { picture: media.src, removed: gone ? pictureIn(before) : null };
}
