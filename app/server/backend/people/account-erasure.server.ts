import { accountErasureSchema } from '#backend/contract/people/account-erasure.ts';
import { paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import { ask } from '#app/server/backend/ask.server.ts';
import { celebritySubject } from '#app/server/backend/catalog/answer-policy.server.ts';
import { invalidateCatalog } from '#app/server/backend/catalog/catalog.server.ts';

/**
 * Deletes an account as far as bookkeeping rules allow. Idempotent.
 * @returns false if something prevents it after all
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
