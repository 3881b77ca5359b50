import { accountMeta } from '#backend/contract/people/customer.ts';
import type { AccountChange } from '#backend/modules/people/store/accounts.ts';
import type { BackendDatabase } from '#backend/db/database.ts';
import { findMedia } from '#backend/modules/content/store/media.ts';
import { emailOf, limitedLine, limitedText } from './customer-input.ts';
import { invalidParameter } from '#backend/http/wire/failure.ts';
import { type Body, type MetaRow, longest, isRecord, metaOf } from './account-meta-input.ts';

const addressParts = [
  'first_name',
  'last_name',
  'company',
  'address_1',
  'address_2',
  'city',
  'state',
  'postcode',
  'country',
  'phone',
] as const;
/** The known fields of an address in a body; others are ignored. */
function addressOf(body: Body, name: string): Record<string, string> | undefined {
  const value = body[name];
  if (value === undefined) return undefined;
  if (!isRecord(value)) throw invalidParameter(name, `${name} is not of type object.`);
  const parts = addressParts.flatMap((part) => {
    const text = limitedText(value, part, longest);
    return text === undefined ? [] : [[part, text] as const];
  });
  return Object.fromEntries(parts);
}

/** The billing address in a body; an empty e-mail address means none. */
function billingOf(body: Body): Record<string, string> | undefined {
  const parts = addressOf(body, 'billing');
  const { email } = isRecord(body['billing']) ? body['billing'] : {};
  if (parts === undefined || email === undefined || email === null) return parts;
  if (email === '') return { ...parts, email };
  const address = emailOf({ email });
  if (address === null) throw invalidParameter('billing', 'billing[email] is no address.');
  return { ...parts, email: address };
}

/** The picture that the meta data refer to: one that this account uploaded, or none. */
async function pictureIn(database: BackendDatabase, userId: number, named: string) {
  if (named === '') return null;
  const file = /^\d{1,9}$/.test(named) ? await findMedia(database, Number(named)) : null;
  if (file?.authorId === userId) return file.id;
  throw invalidParameter('meta_data', 'meta_data names no picture of this account.');
}

/** Parses the account changes in a body. They cannot include role, e-mail address, user name or id. */
export async function accountChangeOf(
  database: BackendDatabase,
  { userId, shownMeta }: { readonly userId: number; readonly shownMeta: readonly MetaRow[] },
  body: Body,
): Promise<AccountChange> {
  const firstName = limitedLine(body, 'first_name', longest);
  const lastName = limitedLine(body, 'last_name', longest);
  const billing = billingOf(body);
  const shipping = addressOf(body, 'shipping');
  const { [accountMeta.picture]: picture, ...meta } = metaOf(body, shownMeta) ?? {};
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(billing && { billing }),
    ...(shipping && { shipping }),
    ...(Object.keys(meta).length > 0 && { meta }),
    ...(picture !== undefined && { pictureId: await pictureIn(database, userId, picture) }),
  };
}
