import { accountErasureSchema } from '#backend/contract/people/account-erasure.ts';
import { paths } from '#backend/contract/paths.ts';
import { calledOff } from '#domain/payment/payment.ts';
import type { Actor } from '#domain/account/role.ts';
import type { DeletionOutlook } from '#domain/my-data/account-deletion.ts';
import { ask } from '#app/server/backend/ask.server.ts';
import { listTeam } from './accounts.server.ts';
import { deletesAccounts, personalOrders } from './personal-data.server.ts';

/** A WordPress does not report this, so open orders are counted directly. */
async function outlookFromOrders(actor: Actor): Promise<DeletionOutlook> {
  let openOrders = 0;
  let moneyDue = 0;
  for await (const orders of personalOrders(actor)) {
    openOrders += orders.filter(
      ({ status }) => status !== 'completed' && !calledOff.includes(status),
    ).length;
    moneyDue += orders.filter(({ payment }) => payment === 'refund-due').length;
  }
  const isAdministrator = actor.role === 'administrator';
  const team = isAdministrator ? await listTeam() : [];
  const others = team.filter(({ id, role }) => role === 'administrator' && id !== actor.id);
  const lastAdministrator = isAdministrator && others.length === 0;
  return { openOrders, moneyDue, lastAdministrator, byOperator: true };
}

/** What prevents deleting an account. */
export async function deletionOutlook(actor: Actor): Promise<DeletionOutlook> {
  if (!(await deletesAccounts())) return outlookFromOrders(actor);
  const answer = await ask(paths.accountErasure(actor.id), {
    as: 'service',
    schema: accountErasureSchema,
  });
  return {
    openOrders: answer.open_orders,
    moneyDue: answer.money_due,
    lastAdministrator: answer.last_administrator,
    byOperator: false,
  };
}
