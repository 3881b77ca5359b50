import { customerSchema, type WireCustomer } from '#backend/contract/people/customer.ts';
import { paths } from '#backend/contract/paths.ts';
import { isSessionGone } from '#domain/error-kinds.ts';

import { ask } from '#app/server/backend/ask.server.ts';

/** Account data is read and changed with the service credential: WooCommerce does not let users do it themselves. */
export function readAccount(id: number): Promise<WireCustomer> {
  return ask(paths.customer(id), { as: 'service', schema: customerSchema });
}

/**
 * Wraps a request made with a user's own token. The session has expired only if our service credential is still
 * accepted; otherwise everyone is refused, which is a failure.
 * @param userId the token's owner
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
