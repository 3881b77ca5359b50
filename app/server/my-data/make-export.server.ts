import {
  personalAccount,
  personalGoods,
  personalOrders,
  personalVideo,
} from '#app/server/backend/people/personal-data.server.ts';
import { findApplication } from '#app/server/applications/store/applications.server.ts';
import { consentsOf } from '#app/server/settings/store/consents.server.ts';
import type { DataExportRow } from '#app/server/my-data/store/data-exports.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { unusedFanVideosOf } from '#app/server/uploads/store/fan-videos.server.ts';
import { reportsOfPerson } from '#app/server/reports/store/personal-reports.server.ts';
import { sessionsOf } from '#app/server/sessions/store/sessions.server.ts';
import { hasStore, roles, type Actor } from '#domain/account/role.ts';
import { maxExportedFileBytes, maxExportedRows } from '#domain/my-data/data-export.ts';
import type { Order } from '#domain/order/order.ts';
import { isOwnPicture } from '#domain/picture/picture.ts';
import { isProofPicture } from '#domain/picture/proof-picture.ts';

import { bytesOfFile, type ZipFile } from './zip-file.server.ts';

/** Another process took the work over, or the person is gone. */
export class LostExport extends Error {}

export interface ExportWork {
  readonly database: Database;
  readonly row: DataExportRow;
  readonly zip: ZipFile;
  /** Where an own picture lies on the disk; null where it is no file of ours. */
  readonly pictureFile: (src: string) => string | null;
  /** Says that the work goes on. @throws LostExport */
  readonly goOn: () => Promise<void>;
  readonly now: Date;
}

const readMe = `This is a copy of what this site keeps about you, in JSON, with your files beside it.

profile.json    your account, delivery address and settings
orders.json     your orders with your requests and messages; of a celebrity also the requests of fans
goods.json      what you sell, for celebrities
consents.json   which texts you agreed to, and when
application.json  your application to be listed, for celebrities
reports.json    what you reported, and decisions on what is yours
sessions.json   where you are signed in now
left-out.json   files that had no room here; you can still open them on the site
files/          your picture, your videos and screenshots, and those that you received
`;

function actorOf({ personId, role }: DataExportRow): Actor {
  return { id: personId, role: roles.find((known) => known === role) ?? 'fan' };
}

/** A limited number of bytes, and a sign of life now and then while they pass. */
async function* watched(
  bytes: AsyncIterable<Uint8Array>,
  goOn: () => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const stepBytes = 32 * 1024 ** 2;
  let since = 0;
  for await (const piece of bytes) {
    since += piece.byteLength;
    if (since >= stepBytes) {
      since = 0;
      await goOn();
    }
    yield piece;
  }
}

interface WantedFile {
  readonly name: string;
  /** As far as it is known before it is read. */
  readonly bytes: number;
  readonly open: () => Promise<AsyncIterable<Uint8Array> | null>;
}

function videoFile(
  name: string,
  { videoId, bytes }: { videoId: string; bytes: number },
): WantedFile {
  return {
    name: `files/${name}.mp4`,
    bytes,
    open: async () => (await personalVideo(videoId))?.body ?? null,
  };
}

/** The videos of an order that this person made or received. */
function videosOf({ number, answerVideo, lines }: Order): WantedFile[] {
  return [
    ...(answerVideo ? [videoFile(`order-${number}-answer`, answerVideo)] : []),
    ...lines.flatMap(({ id, fanVideo }) =>
      fanVideo ? [videoFile(`order-${number}-fan-${id}`, fanVideo)] : [],
    ),
  ];
}

/** What someone wrote to be listed, and what was answered; nothing of who decided. */
async function ownApplication(database: Database, personId: number) {
  const row = await findApplication(database, personId);
  if (!row) return null;
  const { state, links, message, locale, sentAt, declinedTimes, decidedAt, reason, words } = row;
  return { state, links, message, locale, sentAt, declinedTimes, decidedAt, reason, words };
}

function isOwn(src: string): boolean {
  return isOwnPicture(src) || isProofPicture(src);
}

/** Writes the copy into its file. @returns the names of the files that had no room */
export async function fillExport(work: ExportWork): Promise<string[]> {
  const { database, row, zip, goOn, now, pictureFile } = work;
  const actor = actorOf(row);
  const addJson = (name: string, value: unknown) =>
    zip.addText(name, `${JSON.stringify(value, null, 2)}\n`);
  await zip.addText('README.txt', readMe);

  const { details, picture } = await personalAccount(actor.id);
  await addJson('profile.json', { ...details, picture, role: actor.role });
  await addJson('consents.json', await consentsOf(database, actor.id));
  const application = await ownApplication(database, actor.id);
  if (application) await addJson('application.json', application);
  await addJson('reports.json', await reportsOfPerson(database, actor.id));
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
  const wanted: WantedFile[] = [
    ...pictures,
    ...orders.flatMap(videosOf),
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
