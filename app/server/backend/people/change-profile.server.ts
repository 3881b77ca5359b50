import { showing } from '#app/platform/cache/swr-cache-types.server.ts';
import { accountMeta, customerSchema } from '#backend/contract/people/customer.ts';
import { languageParameter, paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import { type Locale } from '#domain/locale.ts';
import { type Profile } from '#domain/person/profile.ts';
import { mayChange, type ProfileChange } from '#domain/person/profile-change.ts';
import { missingAddressParts, type ProfileField } from '#domain/person/profile-fields.ts';
import { ask } from '#app/server/backend/ask.server.ts';
import { celebritySubject } from '#app/server/backend/catalog/answer-policy.server.ts';
import { invalidateCatalog } from '#app/server/backend/catalog/catalog.server.ts';
import { requireOwnName } from './require-own-name.server.ts';
import { type ProfileOwner, changeStore, getProfile } from './profile.server.ts';

/** The given fields under the wire's names; unchanged fields are omitted. */
function named(change: ProfileChange, names: Partial<Record<ProfileField, string>>) {
  const pairs = Object.entries(names).flatMap(([field, name]) => {
    const text = change[field as ProfileField];
    return text === undefined ? [] : [[name, text] as const];
  });
  return pairs.length > 0 ? Object.fromEntries(pairs) : null;
}

function accountBody(change: ProfileChange): Record<string, unknown> | null {
  const names = named(change, { firstName: 'first_name', lastName: 'last_name' });
  const billing = named(change, { phone: 'phone' });
  const shipping = named(change, {
    street: 'address_1',
    city: 'city',
    state: 'state',
    postcode: 'postcode',
    country: 'country',
  });
  const kinds = Object.entries(change.notifications ?? {}).map(([kind, wanted]) => ({
    key: accountMeta.notify(kind),
    value: wanted ? 'yes' : 'no',
  }));
  const body = {
    ...names,
    ...(billing && { billing }),
    ...(shipping && { shipping }),
    ...(kinds.length > 0 && { meta_data: kinds }),
  };
  return Object.keys(body).length > 0 ? body : null;
}

/** Another tab may have entered part of an address that this change would leave incomplete. */
function demandWholeAddress(profile: Profile, change: ProfileChange): void {
  const missing = missingAddressParts({
    street: change.street ?? profile.street,
    city: change.city ?? profile.city,
    state: change.state ?? profile.state,
    postcode: change.postcode ?? profile.postcode,
    country: change.country ?? profile.country,
  });
  if (missing.length === 0) return;
  throw new AppError('invalid_input', {
    fields: Object.fromEntries(missing.map((part) => [part, 'required'])),
  });
}

/**
 * Changes the given fields of the user's own profile.
 * @param siteName the site's own name, which no celebrity may use
 * @returns the profile as saved
 * @throws AppError `not_allowed` for fields this person does not have, `invalid_input`, `session_expired`
 */
export async function changeProfile(
  owner: ProfileOwner,
  change: ProfileChange,
  locale: Locale,
  siteName: string,
): Promise<Profile> {
  const { user } = owner;
  if (!mayChange(user.role, change)) throw new AppError('not_allowed');
  const account = accountBody(change);
  if (account && 'shipping' in account) demandWholeAddress(await getProfile(owner, locale), change);
  const store = named(change, { storeName: 'store_name', description: 'shop_description' });
  if (store) {
    if (change.storeName !== undefined) {
      const { storeName } = await getProfile(owner, locale);
      await requireOwnName(user.id, { before: storeName, after: change.storeName, siteName });
    }
    await changeStore(owner, store, { [languageParameter]: locale });
    const subject = celebritySubject(user.id);
    // Products show their seller's name.
    await invalidateCatalog([
      subject,
      ...(change.storeName === undefined ? [] : [showing(subject)]),
    ]);
  }
  if (account) {
    await ask(paths.customer(user.id), {
      method: 'PATCH',
      as: 'service',
      body: account,
      schema: customerSchema,
    });
  }
  return getProfile(owner, locale);
}
