import {
  accountMeta,
  customerListSchema,
  customerSchema,
  type WireCustomer,
} from '#backend/contract/people/customer.ts';
import { countLimitParameter, paths, userNameParameter } from '#backend/contract/paths.ts';
import { userSchema } from '#backend/contract/people/user.ts';
import { AppError } from '#domain/app-error.ts';
import {
  notificationKindsOf,
  type NotificationSettings,
} from '#domain/person/notification-kinds.ts';
import type { Role } from '#domain/account/role.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { roleOfWire, teamRoles } from './wire-roles.ts';
import { type Correspondent, correspondentOf } from './create-account.server.ts';

/** An account as a recipient of order mails. */
export interface NewsCorrespondent extends Correspondent {
  readonly role: Role;
  readonly settings: NotificationSettings;
}

/** Null for accounts with no role here, such as an editor of the shop's pages. */
function newsCorrespondentOf(account: WireCustomer): NewsCorrespondent | null {
  const role = roleOfWire(account.role);
  if (role === null) return null;
  const settings = notificationKindsOf(role).map((kind) => {
    const row = account.meta_data?.find(({ key }) => key === accountMeta.notify(kind));
    return [kind, row?.value !== 'no'] as const;
  });
  return { ...correspondentOf(account), role, settings: Object.fromEntries(settings) };
}

/** The recipient of an order notification; null if the account is gone. */
export async function readCorrespondent(accountId: number): Promise<NewsCorrespondent | null> {
  try {
    const account = await ask(paths.customer(accountId), {
      as: 'service',
      schema: customerSchema,
      refusal: (status) => (status === 404 ? new AppError('not_found') : null),
    });
    return newsCorrespondentOf(account);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

function isSuspended({ meta_data }: WireCustomer): boolean {
  return (
    meta_data?.some(({ key, value }) => key === accountMeta.suspended && value === 'yes') === true
  );
}

/** Everyone who approves orders: managers and administrators who can sign in. */
export async function listTeam(): Promise<readonly NewsCorrespondent[]> {
  const pages = await Promise.all(
    teamRoles.map((role) =>
      ask(paths.customers, {
        as: 'service',
        query: { role, per_page: 100 },
        schema: customerListSchema,
      }),
    ),
  );
  const team = pages.flat().filter((account) => !isSuspended(account));
  return team.flatMap((account) => newsCorrespondentOf(account) ?? []);
}

/** Finds an account of any role by user name or address; null if there is none. */
export async function findCorrespondent(nameOrEmail: string): Promise<Correspondent | null> {
  const wanted = nameOrEmail.trim().toLowerCase();
  // Uses indexed fields to avoid a table scan. For user names, WooCommerce only offers a search.
  const exactly = wanted.includes('@')
    ? { email: wanted, per_page: 1 }
    : { search: wanted, [userNameParameter]: wanted, per_page: 100 };
  const found = await ask(paths.customers, {
    as: 'service',
    query: { ...exactly, role: 'all', [countLimitParameter]: 1 },
    schema: customerListSchema,
  });
  const one = found.find(({ username, email }) =>
    [username.toLowerCase(), email.toLowerCase()].includes(wanted),
  );
  return one ? correspondentOf(one) : null;
}

/** Changes an account's password, after our own check. */
export async function setPassword(accountId: number, password: string): Promise<Correspondent> {
  const account = await ask(paths.customer(accountId), {
    method: 'PATCH',
    as: 'service',
    body: { password },
    schema: customerSchema,
  });
  return correspondentOf(account);
}

/** An account's names and address, which its password must not match. Empty if the account is gone. */
export async function namesOf(accountId: number): Promise<string[]> {
  try {
    const { username, email } = await ask(paths.customer(accountId), {
      as: 'service',
      schema: customerSchema,
      refusal: (status) => (status === 404 ? new AppError('not_found') : null),
    });
    return [username, email];
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return [];
    throw error;
  }
}

/** The user name of a token's owner. */
export async function usernameOf(token: string): Promise<string> {
  const person = await ask(paths.me, {
    as: { token },
    query: { context: 'edit' },
    schema: userSchema,
  });
  if (person.username === undefined) throw new AppError('backend_failed');
  return person.username;
}
