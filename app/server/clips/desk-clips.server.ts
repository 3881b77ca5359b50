import { type MailedSite, recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import { catalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import { readAccountAddress } from '#app/server/backend/people/create-account.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { noteChangeIn } from '#app/server/settings/store/change-log.server.ts';
import { actsAs, type Actor } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import { mayBeApproved, type WaitingClip } from '#domain/clip/clip.ts';
import type { Locale } from '#domain/locale.ts';
import type { Paged } from '#domain/paging/pagination.ts';

import { showAnew } from './clip-changes.server.ts';
import { clipApprovedMail, clipDeclinedMail } from './clip-mails.server.ts';
import { clipFrom } from './clip-rows.server.ts';
import {
  countWaitingClips,
  findClip,
  moveClip,
  waitingClips,
  type ClipRow,
  type SeenClip,
} from './store/clips.server.ts';
import { revokedAt } from './store/revoked-samples.server.ts';

/** A page of the queue shows players, so it is short. */
const clipsPerPage = 10;

/** @throws AppError `not_allowed` for all who do not run the shop */
function requireManager(actor: Actor): void {
  if (!actsAs(actor, 'manager')) throw new AppError('not_allowed');
}

/** The name on the celebrity's page; empty while that page is closed. */
async function nameOf(vendorId: number, locale: Locale): Promise<string> {
  try {
    return (await catalogue.celebrity(vendorId, locale)).shopName;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return '';
    throw error;
  }
}

/** How many clips wait for the team. @throws AppError `not_allowed` */
export async function countClips(actor: Actor): Promise<number> {
  requireManager(actor);
  return countWaitingClips(await ownTables());
}

/** A page of the team's queue, those that have waited longest first. @throws AppError `not_allowed` */
export async function listWaitingClips(
  actor: Actor,
  page: number,
  locale: Locale,
): Promise<Paged<WaitingClip>> {
  requireManager(actor);
  const database = await ownTables();
  const [found, total] = await Promise.all([
    waitingClips(database, { page, perPage: clipsPerPage }),
    countWaitingClips(database),
  ]);
  const shown = found.slice(0, clipsPerPage);
  const names = await Promise.all(shown.map(({ vendorId }) => nameOf(vendorId, locale)));
  return {
    rows: shown.map((row, place) => ({
      ...clipFrom(row),
      celebrityId: row.vendorId,
      celebrityName: names[place] ?? '',
      sentAt: (row.sentAt ?? row.createdAt).toISOString(),
    })),
    total,
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(total / clipsPerPage)),
    hasNextPage: found.length > clipsPerPage,
  };
}

interface Deciding {
  readonly manager: User;
  readonly seen: SeenClip;
  readonly site: MailedSite;
}

/** Makes a decision with its line in the log and its mail, in one transaction. @throws AppError `clip_moved_on` */
async function decide(
  { manager, seen, site }: Deciding,
  action: 'approve' | 'decline',
  words: string,
): Promise<void> {
  requireManager(manager);
  const database = await ownTables();
  const row = await findClip(database, seen.id);
  if (!row) throw new AppError('clip_moved_on');
  const address = await readAccountAddress(row.vendorId);
  const told =
    action === 'approve'
      ? clipApprovedMail(row.title, row.vendorId)
      : clipDeclinedMail(row.title, words);
  const mail = await writeMail(recipientOf(address), told, site);
  const queue = await outgoingMail();
  const now = new Date();
  await database.transaction(async (own) => {
    const decided: Partial<ClipRow> = { decidedAt: now, decidedBy: manager.id, words };
    const after = await moveClip(own, seen, action, decided);
    // One that is being prepared, or is of no use, is not what the team saw.
    const isAsSeen = after !== null && (action !== 'approve' || mayBeApproved(clipFrom(after)));
    if (!isAsSeen) throw new AppError('clip_moved_on');
    const value = { deed: action, title: row.title, words };
    await noteChangeIn(own, { name: `clip:${row.vendorId}`, value, actor: manager, now });
    await queue.put(mail, own);
  });
  await showAnew(row);
}

/**
 * Approves a clip that is still as it was seen: everyone sees it from then on.
 * @throws AppError `not_allowed`, `clip_moved_on`, also where its fan withdrew
 */
export async function approveClip(deciding: Deciding): Promise<void> {
  requireManager(deciding.manager);
  const database = await ownTables();
  const row = await findClip(database, deciding.seen.id);
  const isWithdrawn =
    row !== null && row.orderId !== null && (await revokedAt(database, row.orderId)) !== null;
  if (isWithdrawn) throw new AppError('clip_moved_on');
  await decide(deciding, 'approve', '');
}

/** Declines a clip, or takes down a public one. @throws AppError `not_allowed`, `clip_moved_on` */
export async function declineClip(deciding: Deciding, words: string): Promise<void> {
  await decide(deciding, 'decline', words);
}
