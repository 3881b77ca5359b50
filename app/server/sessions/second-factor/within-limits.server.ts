import { peerAddress } from '#app/platform/request/peer-address.server.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { AppError } from '#domain/app-error.ts';

const wrong = () => new AppError('invalid_input', { fields: { code: 'wrong' } });

/**
 * Counts an attempt at a user's code, from this network; a correct one is not counted.
 * @throws AppError `too_many_requests`
 */
export async function withinLimits(userId: number, isRight: () => Promise<boolean>): Promise<void> {
  const { limits } = await accountsStore();
  const [account, address] = [String(userId), peerAddress()];
  // The narrower limit first, so that requests it rejects do not use up the shared one.
  const retryAfter =
    (await limits.attempt('secondStepPerAccount', account)) ??
    (await limits.attempt('secondStepPerAddress', address));
  if (retryAfter !== null) throw new AppError('too_many_requests', { retryAfter });
  if (!(await isRight())) throw wrong();
  await limits.forget('secondStepPerAccount', account);
  await limits.giveBack('secondStepPerAddress', address);
}
