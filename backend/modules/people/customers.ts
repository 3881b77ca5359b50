import { accountJwt, accountMeta, type WireCustomer } from '#backend/contract/people/customer.ts';
import { userNameParameter } from '#backend/contract/paths.ts';
import { type Caller, callerOf, notAllowed, runsTheShop } from '#backend/http/auth/caller.ts';
import { newUserName, userNameEndings } from './new-user-name.ts';
import { issueToken } from '#backend/http/auth/token.ts';
import {
  type AccountChange,
  changeAccount,
  pictureOf,
} from '#backend/modules/people/store/accounts.ts';
import { createAccount, listAccounts } from '#backend/modules/people/store/new-accounts.ts';
import { type UserRole, userRoles } from '#backend/modules/people/store/people.schema.ts';
import {
  findUserById,
  setEmail,
  setPassword,
  type StoredUser,
} from '#backend/modules/people/store/users.ts';
import { accountChangeOf } from './account-input.ts';
import { created, json, listAnswer } from '#backend/http/wire/answer.ts';
import { batch } from '#backend/http/wire/batch.ts';
import { type Call, pageOf, readBody, searchOf, wholeNumbers } from '#backend/http/wire/call.ts';
import { choice } from '#backend/http/wire/catalog-query.ts';
import { demand, identityOf, newPasswordHash, taken, textOf } from './customer-input.ts';
import { refusal } from '#backend/http/wire/failure.ts';
import { requireKept } from '#backend/http/wire/field-rules.ts';
import { customerFields } from './person-fields.ts';

async function shopkeeperOf(
  call: Call,
  deed: 'list' | 'view' | 'create' | 'edit',
): Promise<Caller> {
  const caller = await callerOf(call);
  if (!runsTheShop(caller)) throw notAllowed(caller, deed);
  return caller;
}

/** WooCommerce shows the meta data of an account to those only who may do everything. */
function customerView(call: Call, user: StoredUser, caller: Caller, picture = ''): WireCustomer {
  const mayDoAll =
    caller.kind === 'service' || (caller.kind === 'person' && caller.user.role === 'administrator');
  const registered = user.registeredAt.toISOString().slice(0, 19);
  const { email: _, ...address } = user.billing;
  const list = `${call.url.origin}/wp-json/wc/v3/customers`;
  return {
    id: user.id,
    date_created: registered,
    date_created_gmt: registered,
    date_modified: null,
    date_modified_gmt: null,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    role: user.role,
    username: user.login,
    billing: { ...user.billing },
    shipping: { ...(user.shipping ?? address) },
    is_paying_customer: false,
    avatar_url: picture,
    ...(mayDoAll ? { meta_data: metaDataOf(user) } : {}),
    _links: { self: [{ href: `${list}/${user.id}` }], collection: [{ href: list }] },
  };
}

function metaDataOf({ id, locale, pictureId, meta, suspendedAt }: StoredUser) {
  const all = {
    locale,
    ...meta,
    [accountMeta.picture]: pictureId === null ? '' : String(pictureId),
    [accountMeta.suspended]: suspendedAt ? 'yes' : '',
  };
  return Object.entries(all).map(([key, value]) => ({ id, key, value }));
}

/** An account by itself, with its picture, which a list leaves out. */
async function customerAnswer(call: Call, user: StoredUser, caller: Caller): Promise<Response> {
  const picture = await pictureOf(call.services.database, user);
  return json(customerView(call, user, caller, picture), 200, { allow: 'GET, POST, PUT, PATCH' });
}

function roleOf(call: Call): UserRole | null {
  const role = choice(call.url, 'role', [...userRoles, 'all'], 'customer');
  return role === 'all' ? null : role;
}

const accountSorts = ['id', 'include', 'name', 'registered_date'] as const;

/** GET wc/v3/customers: accounts of a role (`role=all`: of every), searched by name and address. */
export async function customerList(call: Call): Promise<Response> {
  const caller = await shopkeeperOf(call, 'list');
  const page = pageOf(call.url);
  const { rows, total } = await listAccounts(call.services.database, {
    role: roleOf(call),
    search: searchOf(call.url),
    login: call.url.searchParams.get(userNameParameter),
    email: call.url.searchParams.get('email'),
    include: wholeNumbers(call.url, 'include'),
    exclude: wholeNumbers(call.url, 'exclude'),
    orderBy: call.url.searchParams.has('orderby')
      ? choice(call.url, 'orderby', accountSorts, 'name')
      : null,
    order: choice(call.url, 'order', ['asc', 'desc'], 'asc'),
    limit: page.perPage,
    offset: page.offset,
    countUpTo: page.countUpTo,
  });
  return listAnswer(
    call,
    rows.map((user) => customerView(call, user, caller)),
    page,
    total,
  );
}

async function accountOf(call: Call): Promise<StoredUser> {
  const user = await findUserById(call.services.database, Number(call.params[0]));
  if (!user) throw refusal(404, 'woocommerce_rest_invalid_id', 'Invalid resource ID.');
  return user;
}

/** GET wc/v3/customers/{id}. */
export async function customerOne(call: Call): Promise<Response> {
  const caller = await shopkeeperOf(call, 'view');
  return customerAnswer(call, await accountOf(call), caller);
}

/** User names to try: the one that was chosen, or some that are made of the person's own name. */
function userNamesOf(body: Readonly<Record<string, unknown>>): readonly string[] {
  const chosen = textOf(body, 'username');
  const name = `${textOf(body, 'first_name')} ${textOf(body, 'last_name')}`;
  return chosen === '' ? userNameEndings().map((ending) => newUserName(name, ending)) : [chosen];
}

/** POST wc/v3/customers: a fan's account, whose user name may be left to us. */
export async function customerCreate(call: Call): Promise<Response> {
  const caller = await shopkeeperOf(call, 'create');
  const body = await readBody(call.request);
  demand(body, ['email', 'password']);
  const newAccount = { userId: 0, shownMeta: [] };
  const change = await accountChangeOf(call.services.database, newAccount, body);
  const identities = userNamesOf(body).map((username) => identityOf({ ...body, username }));
  // Hashed before it is known whether the address is free, so that both answers take as long.
  const passwordHash = await newPasswordHash(body['password']);
  let account: Awaited<ReturnType<typeof createAccount>> = 'login';
  for (const { email, login } of identities) {
    account = await createAccount(
      call.services.database,
      {
        login,
        email,
        firstName: change.firstName ?? '',
        lastName: change.lastName ?? '',
        displayName: change.firstName || login,
        role: 'customer',
        locale: textOf(body, 'locale') || 'en',
        passwordHash,
        pending: false,
      },
      call.services.clock(),
    );
    if (account !== 'login') break;
  }
  if (typeof account === 'string') throw taken(account);
  const { billing, shipping, meta } = change;
  const rest = {
    ...(billing && { billing }),
    ...(shipping && { shipping }),
    ...(meta && { meta }),
  };
  const whole = await changeAccount(call.services.database, account.id, rest);
  return created(call, customerView(call, whole ?? account, caller));
}

/** POST wc/v3/customers/batch. Accounts are never deleted this way: orders name them. */
export function customerBatch(call: Call): Promise<Response> {
  return batch(call, { create: customerCreate, update: customerChange });
}

/** No one but the app changes the address of an account, which it has proved (ADR 0066), and no one the name. */
function demandSameName(
  caller: Caller,
  user: StoredUser,
  body: Readonly<Record<string, unknown>>,
): void {
  const kept = {
    ...(caller.kind === 'service' ? {} : { email: user.email }),
    username: user.login,
  };
  for (const [name, value] of Object.entries(kept)) {
    if (body[name] === undefined || textOf(body, name).trim().toLowerCase() === value) continue;
    throw refusal(400, 'woocommerce_rest_customer_invalid_argument', `${name} isn't editable.`);
  }
}

/** An account as it will be. */
function withChange(user: StoredUser, change: AccountChange): StoredUser {
  const { firstName = user.firstName, lastName = user.lastName } = change;
  const { email: _, ...address } = user.billing;
  return {
    ...user,
    firstName,
    lastName,
    billing: { ...user.billing, ...change.billing },
    shipping: { ...(user.shipping ?? address), ...change.shipping },
  };
}

async function changeEmail(
  { services }: Call,
  user: StoredUser,
  body: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { email } = identityOf({ email: body['email'], username: user.login });
  if (email === user.email || (await setEmail(services.database, user.id, email))) return;
  throw refusal(400, 'woocommerce_rest_customer_invalid_email', 'Email address is invalid.');
}

/**
 * PUT wc/v3/customers/{id}: names, phone, addresses, our own meta data, another password. Managers may only do so for
 * customers, as in WooCommerce.
 */
export async function customerChange(call: Call): Promise<Response> {
  const { database } = call.services;
  const caller = await shopkeeperOf(call, 'edit');
  const user = await accountOf(call);
  const limited = caller.kind === 'person' && caller.user.role === 'shop_manager';
  if (limited && user.role !== 'customer') throw notAllowed(caller, 'edit');
  const body = await readBody(call.request);
  demandSameName(caller, user, body);
  const known = { userId: user.id, shownMeta: metaDataOf(user) };
  const change = await accountChangeOf(database, known, body);
  const { email, password } = body;
  const wanted = { ...withChange(user, change), ...(typeof email === 'string' && { email }) };
  requireKept(customerFields, body, customerView(call, wanted, caller));
  const hash = password === undefined ? null : await newPasswordHash(password);
  if (email !== undefined) await changeEmail(call, user, body);
  if (hash !== null) await setPassword(database, user.id, hash);
  const changed = (await changeAccount(database, user.id, change)) ?? user;
  return changed.email === user.email
    ? customerAnswer(call, changed, caller)
    : readdressedAnswer(call, changed, caller);
}

/** With a token in the place of those that have just ended: the app goes on for anyone who asked it for the change. */
async function readdressedAnswer(call: Call, user: StoredUser, caller: Caller): Promise<Response> {
  const picture = await pictureOf(call.services.database, user);
  const view = customerView(call, user, caller, picture);
  const jwt = await issueToken(call.services, user, [user.role]);
  return json({ ...view, [accountJwt]: jwt }, 200, { allow: 'GET, POST, PUT, PATCH' });
}
