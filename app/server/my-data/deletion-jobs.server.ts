import { rm } from 'node:fs/promises';
import { eraseAccount } from '#app/server/backend/people/account-erasure.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import { endSessionsOf } from '#app/server/sessions/end-sessions-of.server.ts';
import {
  beginDeletion,
  type DeletionRow,
} from '#app/server/my-data/store/account-deletions.server.ts';
import { finishDeletion } from './store/finish-deletion.server.ts';
import { claimDeletion } from './store/claim-deletion.server.ts';
import { dropApplication } from '#app/server/applications/store/applications.server.ts';
import { forgetAvailability } from '#app/server/availability/store/availabilities.server.ts';
import { removeDataExportsOf } from '#app/server/my-data/store/data-exports.server.ts';
import { forgetFiguredName } from '#app/server/figures/store/order-figures.server.ts';
import { forgetPayoutAccount } from '#app/server/payouts/store/payout-accounts.server.ts';
import { forgetRefundAccounts } from '#app/server/refunds/store/refund-accounts.server.ts';
import { forgetRecords } from '#app/server/authenticity/store/video-records.server.ts';
import { forgetGifts } from '#app/server/gifts/store/gift-links.server.ts';
import { forgetThanks } from '#app/server/thanks/store/thanks.server.ts';
import { forgetFavourites } from '#app/server/favourites/store/favourites.server.ts';
import { showReviewsAnew } from '#app/server/reviews/public-reviews.server.ts';
import { forgetReviews } from '#app/server/reviews/store/reviews.server.ts';
import { forgetReportsOf } from '#app/server/reports/store/personal-reports.server.ts';
import { roles, type Actor } from '#domain/account/role.ts';
import { defaultLocale, isLocale } from '#domain/locale.ts';
import { exportFile } from './export-jobs.server.ts';
import type { DataDesk } from './sweep-exports.server.ts';
import { deletionDoneMail } from './my-data-mails.server.ts';
import { postpone, standingOf } from './postponed-deletion.server.ts';
import { dropVideos } from './drop-videos.server.ts';

function actorOf({ personId, role }: DeletionRow): Actor {
  return { id: personId, role: roles.find((known) => known === role) ?? 'fan' };
}

/**
 * Every step is idempotent: after a crash another process starts again from the beginning. The account is deleted after
 * the files that only its orders refer to.
 */
async function erase(desk: DataDesk, row: DeletionRow): Promise<void> {
  const { database, now, folder } = desk;
  const actor = actorOf(row);
  const before = await standingOf(actor);
  if (before.obstacle) return postpone(desk, row, before.obstacle);
  if (!(await beginDeletion(database, row.personId, now()))) return;
  await endSessionsOf(row.personId);
  // From here on no one is signed in; orders placed until now are checked before anything is removed.
  const { obstacle, isGone } = await standingOf(actor);
  if (obstacle) return postpone(desk, row, obstacle);
  await dropVideos(desk, actor);
  if (!isGone && !(await eraseAccount(row.personId))) return postpone(desk, row, 'openOrders');
  // Again, since someone may have signed in before the account was closed.
  await endSessionsOf(row.personId);
  for (const id of await removeDataExportsOf(database, row.personId))
    await rm(exportFile(folder, id), { force: true });
  const locale = isLocale(row.locale) ? row.locale : defaultLocale;
  const mail = await writeMail({ to: row.email, locale }, deletionDoneMail(), await desk.site());
  const reviewed = await database.transaction(async (own) => {
    await forgetReportsOf(own, row.personId);
    await dropApplication(own, row.personId);
    await forgetPayoutAccount(own, row.personId);
    await forgetRefundAccounts(own, row.personId);
    await forgetAvailability(own, row.personId);
    await forgetFiguredName(own, row.personId);
    await forgetGifts(own, row.personId);
    await forgetThanks(own, row.personId);
    await forgetRecords(own, row.personId);
    await forgetFavourites(own, row.personId);
    const celebrityIds = await forgetReviews(own, row.personId);
    if (await finishDeletion(own, row.personId, now())) await desk.queue.put(mail, own);
    return celebrityIds;
  });
  await showReviewsAnew(reviewed);
}

/** Deletes the accounts that are due. */
export async function eraseAccounts(desk: DataDesk): Promise<void> {
  for (;;) {
    if (desk.isStopped()) return;
    const row = await claimDeletion(desk.database, desk.now());
    if (!row) return;
    try {
      await erase(desk, row);
    } catch (error) {
      // Retried once its lease has expired.
      console.error(error);
    }
  }
}
