import { customerSchema, type WireCustomer } from '#backend/contract/people/customer.ts';
import { paths } from '#backend/contract/paths.ts';
import { isSessionGone } from '#domain/error-kinds.ts';

import { ask } from '#app/server/backend/ask.server.ts';

/** Account data are read and changed with the service credential: WooCommerce lets no one do it for himself. */
export function readAccount(id: number): Promise<WireCustomer> {
  return ask(paths.customer(id), { as: 'service', schema: customerSchema });
}

/**
 * What was asked with someone's own token. The session is over only where our own word still counts: else everyone is
 * refused, which is trouble. @param userId whose token it was
 */
export async function recheckAccount<Answer>(
  userId: number,
  asked: Promise<Answer>,
): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (isSessionGone(error)) await readAccount(userId);
    throw error;
  }
}
