import {
  personalAccount,
  personalOrders,
} from '#app/server/backend/people/personal-data.server.ts';
import { personalGoods } from '#app/server/backend/people/personal-goods.server.ts';
import { documentsOfOrders } from '#app/server/invoices/store/tax-documents.server.ts';
import { findApplication } from '#app/server/applications/store/send-application.server.ts';
import { findAvailability } from '#app/server/availability/store/availabilities.server.ts';
import { alertsOf } from '#app/server/availability/store/reopen-alerts.server.ts';
import { consentsOf } from '#app/server/settings/store/consents.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { countWatches, giftsOf, unsealToken } from '#app/server/gifts/store/gift-links.server.ts';
import { thanksOf } from '#app/server/thanks/store/thanks.server.ts';
import { unusedFanVideosOf } from '#app/server/uploads/store/fan-videos.server.ts';
import { findPayoutAccount } from '#app/server/payouts/store/payout-accounts.server.ts';
import { payoutsOfCelebrity } from '#app/server/payouts/store/payout-runs.server.ts';
import { refundAccountsOf } from '#app/server/refunds/store/refund-accounts.server.ts';
import { partsOfFan } from '#app/server/refunds/store/part-refunds.server.ts';
import { refundsOfFan } from '#app/server/refunds/store/refund-runs.server.ts';
import { favouritesOf } from '#app/server/favourites/store/favourites.server.ts';
import { ownReviews } from '#app/server/reviews/exported-reviews.server.ts';
import { reportsOfPerson } from '#app/server/reports/store/reports-of-person.server.ts';
import { timeZoneOf } from '#app/server/people/store/time-zones.server.ts';
import { voiceNotesOf } from '#app/server/uploads/store/voice-notes.server.ts';
import { withdrawalsOfFan } from '#app/server/withdrawals/store/withdrawals.server.ts';
import { sessionsOf } from '#app/server/sessions/store/sessions.server.ts';
import { hasStore } from '#domain/account/role.ts';
import { maxExportedFileBytes, maxExportedRows } from '#domain/my-data/data-export.ts';
import type { TaxDocument } from '#domain/invoice/tax-document.ts';
import { payoutReference } from '#domain/payout/payout.ts';
import { refundReference } from '#domain/refund/refund.ts';
import type { Order } from '#domain/order/order.ts';
import { isOwnPicture } from '#domain/picture/picture.ts';
import { isProofPicture } from '#domain/picture/proof-picture.ts';

import { bytesOfFile } from './zip-file.server.ts';
import {
  type ExportWork,
  readMe,
  actorOf,
  watched,
  type WantedFile,
  videoFile,
  videosOf,
  voiceFile,
} from './export-work.server.ts';

/** A user's applications to be listed, and the replies; nothing about who decided. */
async function ownApplication(database: Database, personId: number) {
  const row = await findApplication(database, personId);
  if (!row) return null;
  const { state, links, message, locale, sentAt, declinedTimes, decidedAt, reason, words } = row;
  return { state, links, message, locale, sentAt, declinedTimes, decidedAt, reason, words };
}

const ordersAtOnce = 200;

/** The invoices and credit notes of the orders that a user placed. */
async function ownInvoices(database: Database, personId: number, orders: readonly Order[]) {
  const ids = orders.filter(({ customerId }) => customerId === personId).map(({ id }) => id);
  const found: TaxDocument[] = [];
  for (let from = 0; from < ids.length; from += ordersAtOnce) {
    found.push(...(await documentsOfOrders(database, ids.slice(from, from + ordersAtOnce))));
  }
  return found;
}

/** A celebrity's payout account and payouts; nothing about who made them. */
async function ownPayouts(database: Database, personId: number) {
  const stored = await findPayoutAccount(database, personId);
  const rows = await payoutsOfCelebrity(database, personId, maxExportedRows);
  return {
    account: stored && { ...stored.account, changedAt: stored.changedAt },
    payouts: rows.map(({ id, cents, currency, accountEnd, state, stateAt }) => ({
      reference: payoutReference(id),
      ...{ cents, currency, accountEnd, state, stateAt },
    })),
  };
}

/** A fan's accounts for refunds, and the refunds; null if there are none. Nothing about who made them. */
async function ownRefunds(database: Database, personId: number) {
  const accounts = await refundAccountsOf(database, personId, maxExportedRows);
  const rows = await refundsOfFan(database, personId, maxExportedRows);
  const parts = await partsOfFan(database, personId, maxExportedRows);
  if (accounts.length + rows.length + parts.length === 0) return null;
  return {
    accounts: accounts.map(({ orderId, account, changedAt }) => ({
      ...{ orderId, ...account, changedAt },
    })),
    partRefunds: parts.map(({ orderNumber, cents, reason, state, stateAt }) => ({
      ...{ orderNumber, cents, reason, state, stateAt },
    })),
    refunds: rows.map((row) => {
      const { orderNumber, cents, currency, accountEnd, source, state, stateAt } = row;
      const reference = refundReference(row);
      return { reference, orderNumber, cents, currency, accountEnd, source, state, stateAt };
    }),
  };
}

/** Which celebrities a user waits for, and when a celebrity takes requests; null if neither is kept. */
async function ownAvailability(database: Database, personId: number) {
  const alerts = await alertsOf(database, personId, maxExportedRows);
  const { version, ...availability } = await findAvailability(database, personId);
  if (alerts.length === 0 && version === 0) return null;
  return {
    waitingFor: alerts.map(({ celebrityId, celebrityName, askedAt }) => ({
      ...{ celebrityId, celebrityName, askedAt },
    })),
    ...(version > 0 ? { availability } : {}),
  };
}

/** The gifts a fan made of videos, and the notes of thanks; null if there are none. */
async function ownGifts(database: Database, personId: number) {
  const rows = await giftsOf(database, personId, maxExportedRows);
  const notes = await thanksOf(database, personId, maxExportedRows);
  if (rows.length === 0 && notes.length === 0) return null;
  const gifts = [];
  for (const { orderId, sealedToken, fromName, note, revealAt, createdAt } of rows) {
    const token = await unsealToken(sealedToken);
    const path = token === null ? null : `/gift/${token}`;
    const watches = await countWatches(database, orderId);
    gifts.push({ orderId, path, fromName, note, revealAt, createdAt, watches });
  }
  return { gifts, thanks: notes.map(({ orderId, words, at }) => ({ orderId, words, at })) };
}

function isOwn(src: string): boolean {
  return isOwnPicture(src) || isProofPicture(src);
}

/** Writes the export to its file. @returns the names of the files that did not fit */
export async function fillExport(work: ExportWork): Promise<string[]> {
  const { database, row, zip, goOn, now, pictureFile } = work;
  const actor = actorOf(row);
  const addJson = (name: string, value: unknown) =>
    zip.addText(name, `${JSON.stringify(value, null, 2)}\n`);
  await zip.addText('README.txt', readMe);

  const { details, picture } = await personalAccount(actor.id);
  const timeZone = await timeZoneOf(database, actor.id);
  await addJson('profile.json', { ...details, timeZone, picture, role: actor.role });
  await addJson('consents.json', await consentsOf(database, actor.id));
  const application = await ownApplication(database, actor.id);
  if (application) await addJson('application.json', application);
  await addJson('reports.json', await reportsOfPerson(database, actor.id));
  if (hasStore(actor.role)) await addJson('payouts.json', await ownPayouts(database, actor.id));
  const refunds = await ownRefunds(database, actor.id);
  if (refunds) await addJson('refunds.json', refunds);
  const availability = await ownAvailability(database, actor.id);
  if (availability) await addJson('availability.json', availability);
  const withdrawn = await withdrawalsOfFan(database, actor.id, maxExportedRows);
  if (withdrawn.length > 0) {
    await addJson(
      'withdrawals.json',
      withdrawn.map(({ orderNumber, celebrityName, at, reason, returnedAt }) => ({
        ...{ orderNumber, celebrityName, at, reason, returnedAt },
      })),
    );
  }
  const gifts = await ownGifts(database, actor.id);
  if (gifts) await addJson('gifts.json', gifts);
  const reviews = await ownReviews(database, actor.id);
  if (reviews) await addJson('reviews.json', reviews);
  const hearts = await favouritesOf(database, actor.id, maxExportedRows);
  if (hearts.length > 0) await addJson('favourites.json', hearts);
  const sessions = await sessionsOf(actor.id, now);
  await addJson(
    'sessions.json',
    sessions.map(({ device, createdAt, lastSeenAt }) => ({ device, createdAt, lastSeenAt })),
  );
  await goOn();

  const orders: Order[] = [];
  let isCut = false;
  for await (const page of personalOrders(actor)) {
    orders.push(...page);
    await goOn();
    if (orders.length < maxExportedRows) continue;
    isCut = true;
    break;
  }
  await addJson('orders.json', orders);
  await addJson('invoices.json', await ownInvoices(database, actor.id, orders));

  const goods = hasStore(actor.role) ? await personalGoods(actor.id) : [];
  if (hasStore(actor.role)) await addJson('goods.json', goods);

  const proofs = orders.flatMap(({ answers }) =>
    answers.filter(({ kind }) => kind === 'picture').map(({ text }) => text),
  );
  const own = [picture, ...goods.flatMap(({ pictures: all }) => all), ...proofs];
  const pictures = own.flatMap((src, index) => {
    const file = src !== null && isOwn(src) ? pictureFile(src) : null;
    if (file === null) return [];
    const name = `files/picture-${index}${/\.\w+$/.exec(file)?.[0] ?? ''}`;
    return [{ name, bytes: 0, open: () => bytesOfFile(file) }];
  });
  const unused = await unusedFanVideosOf(database, actor.id);
  const notes = await voiceNotesOf(database, actor.id, maxExportedRows);
  const wanted: WantedFile[] = [
    ...pictures,
    ...orders.flatMap(videosOf),
    ...notes.map((id) => voiceFile(database, id)),
    ...unused.map((videoId) => videoFile(`upload-${videoId}`, { videoId, bytes: 0 })),
  ];

  let room = maxExportedFileBytes;
  const leftOut: string[] = isCut ? [`orders after the first ${maxExportedRows}`] : [];
  for (const { name, bytes, open } of wanted) {
    if (bytes > room) {
      leftOut.push(name);
      continue;
    }
    const found = await open();
    if (!found) continue;
    room -= await zip.addBytes(name, watched(found, goOn));
    await goOn();
  }
  await addJson('left-out.json', leftOut);
  return leftOut;
}
