import { createHmac } from 'node:crypto';

import { decodeJwt } from 'jose';
import * as v from 'valibot';

import { customerSchema, type WireCustomer } from '#backend/contract/people/customer.ts';

import {
  isRecorded,
  ok,
  pageOf,
  recorded,
  recordedRows,
  refused,
  numbered,
  type Answer,
  type Asked,
} from './answers.ts';

/** What the app shows when it acts for itself; anyone who shows it is an administrator. */
export const recordedService = `Basic ${btoa('ck_recorded:cs_recorded')}`;

/** Everyone's password, in place of the recorded ones. */
export const recordedPassword = 'astera-demo';

const dayS = 24 * 60 * 60;
const key = 'a key of no one';

export interface Person {
  account: WireCustomer;
  password: string;
}

/** Who asks: the service credential on WooCommerce's own paths, someone with a token, or no one. */
export type Caller = 'service' | Person | null;

/** Whom WooCommerce lets do everything: the key, and the shop's team with tokens of their own. */
export function runsShop(caller: Caller): boolean {
  if (caller === null || caller === 'service') return caller === 'service';
  return ['shop_manager', 'administrator'].includes(caller.account.role);
}

const teamIds = { admin: 1, manager: 16 } as const;

function accountOf(id: number, username: string, role: string, name: string): WireCustomer {
  const [first_name = '', last_name = ''] = name.split(' ');
  const [like] = recordedRows((one) => one === 'customer-get');
  const parsed = v.parse(customerSchema, like);
  return {
    ...parsed,
    ...{ id, username, role, first_name, last_name, email: `${username}@example.test` },
    billing: { ...parsed.billing, phone: '', country: '' },
    shipping: nowhere(parsed.shipping),
  };
}

/** An address with nothing in it, with every key of a recorded one. */
function nowhere(address: WireCustomer['shipping']): WireCustomer['shipping'] {
  const empty = Object.fromEntries(Object.keys(address ?? {}).map((key) => [key, '']));
  return v.parse(customerSchema.entries.shipping, empty);
}

export interface People {
  readonly all: Map<number, Person>;
  readonly callerOf: (asked: Asked, pathname: string) => Caller;
  readonly answer: (asked: Asked, url: URL, caller: Caller) => Answer | null;
  /** What WCFM keeps as the settings of a store. */
  readonly settingsOf: (vendorId: number) => unknown;
  /** A token as the login plugin gives it out, good for a day. */
  readonly tokenOf: (login: string) => string;
}

/** @param vendors the names of those who sell, by id */
export function openPeople(
  vendors: ReadonlyMap<number, string>,
  keyRole: () => string,
  origin: () => string,
): People {
  const accounts = [
    ...recordedRows((name) => name === 'customers-manager').map((row) =>
      v.parse(customerSchema, row),
    ),
    accountOf(teamIds.admin, 'admin', 'administrator', 'Ada Admin'),
    accountOf(teamIds.manager, 'manager', 'shop_manager', 'Mina Manager'),
    ...[...vendors].map(([id, name]) => accountOf(id, `vendor${id - 1}`, 'wcfm_vendor', name)),
  ];
  const all = new Map<number, Person>(
    accounts.map((account) => [account.id, { account, password: recordedPassword }]),
  );

  const byLogin = (login: string) =>
    [...all.values()].find(({ account }) => [account.username, account.email].includes(login));

  function sign(claims: Record<string, unknown>): string {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const text = `${part({ typ: 'JWT', alg: 'HS256' })}.${part(claims)}`;
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  }

  function tokenOf(login: string): string {
    const person = byLogin(login);
    if (!person) throw new Error(`no one is called ${login}`);
    const iat = Math.floor(Date.now() / 1000);
    const { id: userId, role } = person.account;
    const plugin = { revocable: true, refreshable: null, jti: crypto.randomUUID() };
    return sign({ iat, iss: origin(), exp: iat + dayS, userId, ...plugin, roles: [role] });
  }

  function holderOf(token: string): Person | null {
    const [, login] = /^<JWT:(\w+)>$/.exec(token) ?? [];
    if (login !== undefined) return byLogin(login) ?? null;
    const [head = '', body = '', signature] = token.split('.');
    const wanted = createHmac('sha256', key).update(`${head}.${body}`).digest('base64url');
    if (signature !== wanted) return null;
    const { userId, exp = 0 } = decodeJwt<{ userId: number }>(token);
    return exp * 1000 > Date.now() ? (all.get(userId) ?? null) : null;
  }

  function signIn(body: unknown): Answer {
    const sent = v.parse(v.record(v.string(), v.unknown()), body);
    const [name, password] = [sent['username'] ?? '', sent['password'] ?? ''];
    if (!isFlag(sent['issueJWT'])) return recorded('auth-bad-type');
    if (name === '') return recorded('auth-bad-empty-strings');
    const person = byLogin(String(name));
    if (!person) {
      return recorded(
        String(name).includes('@') ? 'auth-bad-unknown-email' : 'auth-bad-unknown-user',
      );
    }
    if (password === '') return recorded('auth-bad-missing-password');
    if (person.password !== password) return recorded('auth-bad-password');
    const { account } = person;
    const told = isRecorded(`auth-ok-${account.username}`)
      ? recorded(`auth-ok-${account.username}`)
      : recorded('auth-ok-vendor1');
    const data = {
      ...v.parse(v.looseObject({ user: v.looseObject({ data: v.looseObject({}) }) }), told.body)
        .user.data,
      ...{ ID: account.id, user_login: account.username, user_email: account.email },
      display_name: nameOf(account),
    };
    // A token that could be renewed takes a right that no one has by stock.
    if (sent['refreshableJWT'] === true) return recorded('auth-refreshable-customer');
    if (!sent['issueJWT']) return ok({ user: { data }, redirect: null });
    const token = tokenOf(account.username);
    const token_expires = Math.floor(Date.now() / 1000) + dayS;
    return ok({ user: { data }, redirect: null, jwt: { token, token_expires } });
  }

  function me(method: string, url: URL, caller: Caller): Answer {
    if (caller === null || caller === 'service') return recorded('me-bad-signature');
    const { account } = caller;
    const isWhole = method !== 'GET' || url.searchParams.get('context') === 'edit';
    const like = recorded(isWhole ? 'me-ok-fan1-context-edit' : 'me-ok-fan1');
    const { id, username, first_name, last_name, email } = account;
    const names = isWhole
      ? { username, first_name, last_name, email, roles: [account.role], locale: 'en_US' }
      : {};
    return ok({ ...v.parse(v.looseObject({}), like.body), id, name: nameOf(account), ...names });
  }

  /** WooCommerce shows meta to administrators alone. */
  function shown({ account }: Person, caller: Caller) {
    const role = caller === 'service' ? keyRole() : caller?.account.role;
    const { meta_data = [], ...rest } = account;
    return role === 'administrator' ? { ...rest, meta_data } : rest;
  }

  function list(query: URLSearchParams, caller: Caller): Answer {
    const role = query.get('role') ?? 'customer';
    const include = query.get('include')?.split(',').map(Number);
    const search = query.get('search')?.toLowerCase() ?? '';
    // The whole address, in any case.
    const email = query.get('email')?.toLowerCase();
    const found = [...all.values()]
      .filter(({ account }) => role === 'all' || account.role === role)
      .filter(({ account }) => !include || include.includes(account.id))
      .filter(({ account }) => email === undefined || account.email.toLowerCase() === email)
      .filter(({ account }) => `${account.username} ${account.email}`.includes(search));
    return pageOf(
      found.map((one) => shown(one, caller)),
      query,
    );
  }

  function create(body: unknown, caller: Caller): Answer {
    const sent = v.parse(v.looseObject({ email: v.string(), username: v.string() }), body);
    if (typeof sent['password'] !== 'string') return recorded('customer-create-dup');
    if (byLogin(sent.email)) {
      const message = `An account is already registered with ${sent.email}. Please log in or use a different email address.`;
      return refused(400, 'registration-error-email-exists', message);
    }
    if (byLogin(sent.username)) {
      const message = 'An account is already registered with that username. Please choose another.';
      return refused(400, 'registration-error-username-exists', message);
    }
    const id = Math.max(...all.keys()) + 1;
    const person: Person = {
      account: accountOf(id, sent.username, 'customer', ''),
      password: sent['password'],
    };
    all.set(id, person);
    change(person, body, caller);
    return ok(shown(person, caller), 201);
  }

  function change(person: Person, body: unknown, caller: Caller): Answer {
    const { meta_data = [], password, ...rest } = v.parse(changeSchema, body);
    const before = person.account.meta_data ?? [];
    const kept = before.filter(({ key: name }) => !meta_data.some((one) => one.key === name));
    const { billing, shipping } = person.account;
    person.account = {
      ...person.account,
      ...rest,
      billing: { ...billing, ...rest.billing },
      shipping: v.parse(customerSchema.entries.shipping, { ...shipping, ...rest.shipping }),
      // WooCommerce keeps a `locale` to itself.
      meta_data: numbered([...kept, ...meta_data].filter(({ key: name }) => name !== 'locale')),
    };
    if (password !== undefined) person.password = password;
    return ok(shown(person, caller));
  }

  return {
    all,
    settingsOf: (id) =>
      all.get(id)?.account.meta_data?.find(({ key: name }) => name === 'wcfmmp_profile_settings')
        ?.value,
    tokenOf,
    callerOf({ authorization }, pathname) {
      const [scheme = '', word = ''] = authorization.split(' ');
      if (scheme === 'Bearer') return holderOf(word);
      const isShops = pathname.startsWith('/wp-json/wc/');
      return authorization === recordedService && isShops ? 'service' : null;
    },
    answer({ method, body }, url, caller) {
      const { pathname } = url;
      if (pathname === '/wp-json/aam/v2/authenticate' && method === 'POST') return signIn(body);
      if (pathname === '/wp-json/aam/v2/jwt/refresh') {
        const { jwt } = v.parse(v.looseObject({ jwt: v.optional(v.string(), '') }), body);
        return recorded(holderOf(jwt) ? 'refresh-plain-token-vendor' : 'refresh-bad-signature');
      }
      if (pathname === '/wp-json/wp/v2/users/me') return me(method, url, caller);
      const [, id] = /^\/wp-json\/wc\/v3\/customers(?:\/(\d+))?$/.exec(pathname) ?? [];
      if (!pathname.startsWith('/wp-json/wc/v3/customers')) return null;
      if (caller === null) return recorded('customer-create-no-auth');
      if (!runsShop(caller)) {
        const isChange = method !== 'GET';
        return recorded(isChange ? 'customer-update-self' : 'customers-vendor1');
      }
      if (id === undefined)
        return method === 'GET' ? list(url.searchParams, caller) : create(body, caller);
      const person = all.get(Number(id));
      if (!person) return refused(404, 'woocommerce_rest_invalid_id', 'Invalid resource ID.');
      return method === 'GET' ? ok(shown(person, caller)) : change(person, body, caller);
    },
  };
}

/** WordPress takes the words for a flag as well. */
function isFlag(value: unknown): boolean {
  return (
    value === undefined || [true, false, 'true', 'false', '1', '0', 1, 0].includes(value as string)
  );
}

export function nameOf({ first_name, last_name, username }: WireCustomer): string {
  return `${first_name} ${last_name}`.trim() || username;
}

const changeSchema = v.looseObject({
  meta_data: v.optional(v.array(v.object({ key: v.string(), value: v.unknown() }))),
  password: v.optional(v.string()),
  billing: v.optional(v.looseObject({})),
  shipping: v.optional(v.looseObject({})),
});
