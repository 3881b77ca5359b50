import { AppError } from '#domain/app-error.ts';
import { comesTooClose, isLikeSiteName } from '#domain/text/similar-name.ts';
import { comparableName } from '#domain/text/comparable-name.ts';
import { listedNames } from './approval.server.ts';

/**
 * Refuses a name that could be mistaken for the site itself and, for a listed celebrity, a new name that could be
 * mistaken for another's, since the team approved a different name. Similarities the old name already had are allowed.
 * An applicant's name is reviewed with the application.
 * @throws AppError `invalid_input` on `storeName`
 */
export async function requireOwnName(
  accountId: number,
  { before, after, siteName }: Readonly<Record<'before' | 'after' | 'siteName', string>>,
): Promise<void> {
  const names = { was: comparableName(before), wanted: comparableName(after) };
  const site = comparableName(siteName);
  if (isLikeSiteName(site, names.wanted) && !isLikeSiteName(site, names.was)) {
    throw new AppError('invalid_input', { fields: { storeName: 'like-site' } });
  }
  let [isListed, isLikeAnother] = [false, false];
  for await (const rows of listedNames()) {
    for (const { id, name } of rows) {
      if (id === accountId) isListed = true;
      else if (comesTooClose(comparableName(name), names)) isLikeAnother = true;
    }
  }
  if (isListed && isLikeAnother) {
    throw new AppError('invalid_input', { fields: { storeName: 'like-another' } });
  }
}
