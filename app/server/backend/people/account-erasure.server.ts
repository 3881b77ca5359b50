import { accountErasureSchema } from '#backend/contract/people/account-erasure.ts';
import { paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import { calledOff } from '#domain/payment/payment.ts';
import type { Actor } from '#domain/account/role.ts';
import type { DeletionOutlook } from '#domain/my-data/account-deletion.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { celebritySubject } from '#app/server/backend/catalog/answer-policy.server.ts';
import { invalidateCatalog } from '#app/server/backend/catalog/catalog.server.ts';

import { listTeam } from './accounts.server.ts';
import { deletesAccounts, personalOrders } from './personal-data.server.ts';

/** A WordPress keeps no word on this: what is open is counted in the orders themselves. */
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

/** What stands against deleting an account. */
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

/**
 * Deletes an account as far as the books allow; done a second time it changes nothing more.
 * @returns false when something stands against it after all
 */
export async function eraseAccount(personId: number): Promise<boolean> {
  try {
    const { erased } = await ask(paths.accountErasure(personId), {
      method: 'POST',
      as: 'service',
      body: {},
      schema: accountErasureSchema,
      refusal: (status) => (status === 409 ? new AppError('not_allowed') : null),
    });
    await invalidateCatalog([], [celebritySubject(personId)]);
    return erased;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_allowed') return false;
    throw error;
  }
}
