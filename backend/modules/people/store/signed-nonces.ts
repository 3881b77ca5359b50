import { lt } from 'drizzle-orm';

import type { Executor } from '#backend/db/database.ts';
import { signedNonces } from './tokens.schema.ts';

/**
 * Records a signature as used.
 * @param at when it was signed, and `since` the time before which none is accepted any more, in Unix seconds
 * @returns false if it had been used before
 */
export async function takeNonce(
  executor: Executor,
  nonce: string,
  at: number,
  since: number,
): Promise<boolean> {
  await executor.delete(signedNonces).where(lt(signedNonces.at, since));
  const taken = await executor
    .insert(signedNonces)
    .values({ nonce, at })
    .onConflictDoNothing()
    .returning({ nonce: signedNonces.nonce });
  return taken.length > 0;
}
