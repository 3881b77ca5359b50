import { accountMeta } from '#backend/contract/people/customer.ts';
import type { AccountChange } from '#backend/modules/people/store/accounts.ts';
import type { BackendDatabase } from '#backend/db/database.ts';
import { findMedia } from '#backend/modules/content/store/media.ts';
import { emailOf, limitedLine, limitedText } from './customer-input.ts';
import { invalidParameter } from '#backend/http/wire/failure.ts';
import { isSame } from '#backend/http/wire/field-rules.ts';

type Body = Readonly<Record<string, unknown>>;

interface MetaRow {
  readonly key: string;
  readonly value: unknown;
}

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
const longest = 200;
const mostMeta = 30;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The named parts of an address that a body has; everything else in it is no one's business. */
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

/** How a bill is sent: an address, or an empty text for none. */
function billingOf(body: Body): Record<string, string> | undefined {
  const parts = addressOf(body, 'billing');
  const { email } = isRecord(body['billing']) ? body['billing'] : {};
  if (parts === undefined || email === undefined || email === null) return parts;
  if (email === '') return { ...parts, email };
  const address = emailOf({ email });
  if (address === null) throw invalidParameter('billing', 'billing[email] is no address.');
  return { ...parts, email: address };
}

/** One that is there already, as it is shown, or that only we write. */
function isShown(row: unknown, shown: readonly MetaRow[]): boolean {
  return isRecord(row) && shown.some(({ key, value }) => isSame({ key, value }, row));
}

/** Meta data of our own keys; WordPress would take any. */
function metaOf(body: Body, shown: readonly MetaRow[]): Record<string, string> | undefined {
  const rows = body['meta_data'];
  if (rows === undefined) return undefined;
  if (!Array.isArray(rows) || rows.length > mostMeta) {
    throw invalidParameter('meta_data', 'meta_data is not of type array.');
  }
  const changed = rows.filter((row: unknown) => !isShown(row, shown));
  const pairs = changed.map((row: unknown) => {
    const { key, value } = isRecord(row) ? row : {};
    const fits = typeof key === 'string' && /^astera_\w{1,60}$/.test(key);
    if (
      !fits ||
      key === accountMeta.suspended ||
      typeof value !== 'string' ||
      value.length > longest
    ) {
      throw invalidParameter('meta_data', 'meta_data holds something that is not ours.');
    }
    return [key, value] as const;
  });
  return Object.fromEntries(pairs);
}

/** The picture that meta data name: one that this account sent, or none. */
async function pictureIn(database: BackendDatabase, userId: number, named: string) {
  if (named === '') return null;
  const file = /^\d{1,9}$/.test(named) ? await findMedia(database, Number(named)) : null;
  if (file?.authorId === userId) return file.id;
  throw invalidParameter('meta_data', 'meta_data names no picture of this account.');
}

/** Reads what a body changes of an account. Role, address of mail, user name and id are not among it. */
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
