import { deletionOutlook } from '#app/server/backend/people/deletion-outlook.server.ts';
import { listTeam, readCorrespondent } from '#app/server/backend/people/accounts.server.ts';
import { recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import {
  postponeDeletion,
  type DeletionRow,
} from '#app/server/my-data/store/account-deletions.server.ts';
import { type Actor } from '#domain/account/role.ts';
import { obstacleOf, type DeletionObstacle } from '#domain/my-data/account-deletion.ts';
import { mailTo } from './export-jobs.server.ts';
import { type DataDesk } from './sweep-exports.server.ts';
import { operatorDeletesMail } from './my-data-mails.server.ts';
import { deletionPostponedMail } from './deletion-postponed-mail.server.ts';

/** Postpones the deletion: the user is told the reason and what to do, once per reason. */
export async function postpone(desk: DataDesk, row: DeletionRow, obstacle: DeletionObstacle) {
  const { database, now } = desk;
  const isNew = row.waitsFor !== obstacle || row.workUntil === null;
  await postponeDeletion(database, row.personId, obstacle, now());
  if (!isNew) return;
  const mail = await mailTo(desk, row.personId, row.locale, deletionPostponedMail(obstacle));
  if (mail) await desk.queue.put(mail);
  if (obstacle !== 'operator') return;
  const site = await desk.site();
  const words = operatorDeletesMail(row.personId);
  for (const member of await listTeam()) {
    if (member.role !== 'administrator') continue;
    await desk.queue.put(await writeMail(recipientOf(member), words, site));
  }
}

/**
 * What prevents the deletion now. If an operator deletes accounts, nothing prevents it for one that is gone already.
 */
export async function standingOf(actor: Actor) {
  const obstacle = obstacleOf(await deletionOutlook(actor));
  const isGone = obstacle === 'operator' && (await readCorrespondent(actor.id)) === null;
  return { obstacle: isGone ? null : obstacle, isGone };
}
