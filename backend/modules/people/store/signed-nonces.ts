import { lt } from 'drizzle-orm';

import type { Executor } from '#backend/db/database.ts';
import { signedNonces } from './tokens.schema.ts';

/**
 * Notes that a signature was used, once for good.
 * @param at when it was signed, and `since` the time before which none is taken any more, in Unix seconds
 * @returns false when it had been used before
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
