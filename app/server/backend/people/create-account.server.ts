import * as v from 'valibot';
import {
  customerSchema,
  emailExistsCodes,
  usernameExistsCode,
  vendorRegistrationSchema,
  type WireCustomer,
} from '#backend/contract/people/customer.ts';
import { paths } from '#backend/contract/paths.ts';
import type { WireUser } from '#backend/contract/people/user.ts';
import type { Registration } from '#domain/account/account.ts';
import { AppError } from '#domain/app-error.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { ask } from '#app/server/backend/ask.server.ts';

const refusalSchema = v.looseObject({ code: v.string() });

/** Marks the one refusal that must not be disclosed. */
class AddressTaken extends AppError {
  constructor() {
    super('invalid_input');
  }
}

function refusalOfNew(status: number, body: unknown): AppError | null {
  const { code } = v.is(refusalSchema, body) ? body : { code: '' };
  if (emailExistsCodes.includes(code)) return new AddressTaken();
  if (code === usernameExistsCode) {
    return new AppError('invalid_input', { fields: { username: 'taken' } });
  }
  if (code === 'rest_no_route') return new AppError('operator_registers');
  return status === 400 ? new AppError('invalid_input') : null;
}

/**
 * Creates an account: a fan's is active at once, a celebrity's needs confirmation.
 * @param insteadOf a celebrity's unconfirmed account, which gives up its name
 * @returns its id, or null if the address is already taken
 * @throws AppError `invalid_input` with the field, `operator_registers`
 */
export async function createAccount(
  registration: Registration,
  locale: Locale,
  insteadOf: number | null = null,
): Promise<number | null> {
  const { kind, username, email, password, shopName } = registration;
  const isFan = kind === 'fan';
  const ofShop = { shop_name: shopName, ...(insteadOf === null ? {} : { instead_of: insteadOf }) };
  try {
    const made = await ask(isFan ? paths.customers : paths.vendorRegistrations, {
      method: 'POST',
      as: 'service',
      body: { username, email, password, locale, ...(isFan ? {} : ofShop) },
      schema: isFan ? customerSchema : vendorRegistrationSchema,
      refusal: refusalOfNew,
    });
    return made.id;
  } catch (error) {
    if (error instanceof AddressTaken) return null;
    throw error;
  }
}

/** Lets a celebrity sign in after entering the right code. */
export async function confirmCelebrity(accountId: number): Promise<void> {
  await ask(paths.vendorConfirmation(accountId), {
    method: 'POST',
    as: 'service',
    body: {},
    schema: vendorRegistrationSchema,
  });
}

/** Where and in which language to write to someone. */
export interface Correspondent {
  readonly id: number;
  readonly email: string;
  readonly locale: Locale | null;
  /** Empty if the account has none. */
  readonly firstName: string;
}

export function correspondentOf({ id, email, first_name, meta_data }: WireCustomer): Correspondent {
  const locale = meta_data?.find(({ key }) => key === 'locale')?.value;
  const language = typeof locale === 'string' ? locale.slice(0, 2) : null;
  const firstName = first_name.trim();
  return { id, email, locale: isLocale(language) ? language : null, firstName };
}

/** An account's own address, and when the account was created; null if the back end does not say. */
export interface AccountAddress extends Correspondent {
  readonly registeredAt: Date | null;
}

/** Parses a time with or without a zone; null if it is not a valid time. */
function instantOf(text: string | null | undefined): Date | null {
  const at = new Date(text ? (/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`) : Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** The signed-in user's address, which `users/me` returns only to that user. */
export function addressOfUser(
  user: WireUser,
): Pick<AccountAddress, 'id' | 'email' | 'registeredAt'> {
  return { id: user.id, email: user.email ?? '', registeredAt: instantOf(user.registered_date) };
}

/** The contact details of an account's owner. */
export async function readAccountAddress(accountId: number): Promise<AccountAddress> {
  const account = await ask(paths.customer(accountId), { as: 'service', schema: customerSchema });
  return { ...correspondentOf(account), registeredAt: instantOf(account.date_created_gmt) };
}
