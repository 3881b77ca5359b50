import { userNameParameter } from '#backend/contract/paths.ts';
import { listAccounts } from './store/list-accounts.ts';
import { type UserRole, userRoles } from '#backend/modules/people/store/people.schema.ts';
import { listAnswer } from '#backend/http/wire/list-answer.ts';
import { type Call, pageOf, searchOf, wholeNumbers } from '#backend/http/wire/call.ts';
import { choice } from '#backend/http/wire/catalog-query.ts';
import { customerView } from './customer-view.ts';
import { shopkeeperOf } from './customer-steps.ts';

function roleOf(call: Call): UserRole | null {
  const role = choice(call.url, 'role', [...userRoles, 'all'], 'customer');
  return role === 'all' ? null : role;
}

const accountSorts = ['id', 'include', 'name', 'registered_date'] as const;

/** GET wc/v3/customers: accounts with a role (`role=all` for every role), searched by user name and e-mail address. */
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
