import type { Actor } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import { getOrder } from '../orders.server.ts';

export interface ProofPlace {
  readonly orderId: number;
  readonly lineId: number;
}

/**
 * The back end's URL of an order line's proof picture, for someone who may see it: a fan only once the order is
 * fulfilled.
 * @throws AppError `not_found`
 */
export async function findProof({ orderId, lineId }: ProofPlace, actor: Actor): Promise<string> {
  const { answers } = await getOrder(orderId, actor);
  const proof = answers.find((answer) => answer.lineId === lineId && answer.kind === 'picture');
  if (!proof) throw new AppError('not_found');
  return proof.text;
}
