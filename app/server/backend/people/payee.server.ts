import { customerSchema } from '#backend/contract/people/customer.ts';
import { paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import { defaultLocale } from '#domain/locale.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { getCelebrity } from '#app/server/backend/catalog/celebrities.server.ts';

async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/**
 * The names that a celebrity is known by, the store's first; empty if account and store are gone. A closed store has
 * none.
 */
export async function payeeNames(celebrityId: number): Promise<readonly string[]> {
  const [account, store] = await Promise.all([
    orNull(
      ask(paths.customer(celebrityId), {
        as: 'service',
        schema: customerSchema,
        refusal: (status) => (status === 404 ? new AppError('not_found') : null),
      }),
    ),
    orNull(getCelebrity(celebrityId, defaultLocale)),
  ]);
  const person = account ? `${account.first_name} ${account.last_name}`.trim() : '';
  return [store?.shopName ?? '', person].filter((name) => name !== '');
}
