import * as v from 'valibot';

import { ok, pageOf, recorded, refused, type Answer, type Asked } from './answers.ts';
import { nameOf, type Caller, type People, type Person } from './people.ts';

const changeSchema = v.looseObject({ roles: v.optional(v.array(v.string())) });

const isAdministrator = (caller: Caller): caller is Person =>
  caller !== null && caller !== 'service' && caller.account.role === 'administrator';

/** A person as `context=edit` shows one; meta that no one registered is neither shown nor kept. */
function editedView({ account }: Person): unknown {
  const { id, username, first_name, last_name, email, role } = account;
  const like = v.parse(v.looseObject({}), recorded('me-ok-fan1-context-edit').body);
  return {
    ...like,
    ...{ id, username, first_name, last_name, email, roles: [role], name: nameOf(account) },
    capabilities: { read: true, [role]: true },
    extra_capabilities: { [role]: true },
  };
}

/** `wp/v2/users` beyond `me`: administrators list people, read them and give them other roles. */
export function answerUsers(
  { method, body }: Asked,
  { pathname, searchParams: query }: URL,
  caller: Caller,
  people: People,
): Answer | null {
  const [, id] = /^\/wp-json\/wp\/v2\/users(?:\/(\d+))?$/.exec(pathname) ?? [];
  if (!/^\/wp-json\/wp\/v2\/users(\/\d+)?$/.test(pathname)) return null;
  // A key of WooCommerce is no one here.
  const status = caller === null || caller === 'service' ? 401 : 403;
  if (!isAdministrator(caller)) {
    return refused(status, 'rest_forbidden_context', 'Sorry, you are not allowed to edit users.');
  }
  if (id === undefined) {
    const roles = query.get('roles')?.split(',');
    const include = query.get('include')?.split(',').map(Number);
    const search = query.get('search')?.toLowerCase() ?? '';
    const found = [...people.all.values()]
      .filter(({ account }) => !roles || roles.includes(account.role))
      .filter(({ account }) => !include || include.includes(account.id))
      .filter(({ account: { username, email } }) => `${username} ${email}`.includes(search))
      .toSorted((one, other) => nameOf(one.account).localeCompare(nameOf(other.account)));
    return pageOf(found.map(editedView), query);
  }
  const person = people.all.get(Number(id));
  if (!person) return refused(404, 'rest_user_invalid_id', 'Invalid user ID.');
  if (method === 'POST') {
    const { roles: [role] = [] } = v.parse(changeSchema, body);
    if (role !== undefined) person.account = { ...person.account, role };
  }
  return ok(editedView(person));
}
