import { peerAddress } from '#app/platform/request/peer-address.server.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { AppError } from '#domain/app-error.ts';

const wrong = () => new AppError('invalid_input', { fields: { code: 'wrong' } });

/**
 * Counts a try of someone's code, from this network; a right one is taken back.
 * @throws AppError `too_many_requests`
 */
export async function withinLimits(userId: number, isRight: () => Promise<boolean>): Promise<void> {
  const { limits } = await accountsStore();
  const [account, address] = [String(userId), peerAddress()];
  // The narrow one first: anyone who is refused by it does not use up what others share.
  const retryAfter =
    (await limits.attempt('secondStepPerAccount', account)) ??
    (await limits.attempt('secondStepPerAddress', address));
  if (retryAfter !== null) throw new AppError('too_many_requests', { retryAfter });
  if (!(await isRight())) throw wrong();
  await limits.forget('secondStepPerAccount', account);
  await limits.giveBack('secondStepPerAddress', address);
}
