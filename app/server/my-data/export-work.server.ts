import { personalVideo } from '#app/server/backend/people/personal-data.server.ts';
import type { DataExportRow } from '#app/server/my-data/store/data-exports.server.ts';
import { findVoiceNote } from '#app/server/uploads/store/voice-notes.server.ts';
import { voiceNoteMaxBytes } from '#domain/request/voice-note.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { roles, type Actor } from '#domain/account/role.ts';
import type { Order } from '#domain/order/order.ts';
import { type ZipFile } from './zip-file.server.ts';

/** Another process took over the work, or the user is gone. */
export class LostExport extends Error {}

export interface ExportWork {
  readonly database: Database;
  readonly row: DataExportRow;
  readonly zip: ZipFile;
  /** Path of an uploaded picture on disk; null if it is not one of our files. */
  readonly pictureFile: (src: string) => string | null;
  /** Extends the lease. @throws LostExport */
  readonly goOn: () => Promise<void>;
  readonly now: Date;
}

export const readMe = `This is a copy of what this site keeps about you, in JSON, with your files beside it.

profile.json    your account, delivery address and settings
orders.json     your orders with your requests and messages; of a celebrity also the requests of fans
invoices.json   the invoices and credit notes of your orders
refunds.json    the accounts that you get money back to, and refunds by bank transfer
withdrawals.json  the orders that you withdrew from
reviews.json    your reviews, and of a celebrity the answers to reviews
favourites.json  the celebrities you marked with a heart
gifts.json      links with which you gave videos to others, and your notes of thanks
goods.json      what you sell, for celebrities
consents.json   which texts you agreed to, and when
application.json  your application to be listed, for celebrities
availability.json  which celebrities you wait for; of a celebrity also holidays and limits
reports.json    what you reported, and decisions on what is yours
sessions.json   where you are signed in now
left-out.json   files that had no room here; you can still open them on the site
files/          your picture, your videos, voice notes and screenshots, and those that you received
`;

export function actorOf({ personId, role }: DataExportRow): Actor {
  return { id: personId, role: roles.find((known) => known === role) ?? 'fan' };
}

/** Passes on a limited number of bytes, extending the lease now and then. */
export async function* watched(
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

export interface WantedFile {
  readonly name: string;
  /** If known before reading. */
  readonly bytes: number;
  readonly open: () => Promise<AsyncIterable<Uint8Array> | null>;
}

export function videoFile(
  name: string,
  { videoId, bytes }: { videoId: string; bytes: number },
): WantedFile {
  return {
    name: `files/${name}.mp4`,
    bytes,
    open: async () => (await personalVideo(videoId))?.body ?? null,
  };
}

/** The videos of an order that this user made or received. */
export function videosOf({ number, answerVideo, lines }: Order): WantedFile[] {
  return [
    ...(answerVideo ? [videoFile(`order-${number}-answer`, answerVideo)] : []),
    ...lines.flatMap(({ id, fanVideo }) =>
      fanVideo ? [videoFile(`order-${number}-fan-${id}`, fanVideo)] : [],
    ),
  ];
}

/** A voice note that the user recorded. */
export function voiceFile(database: Database, id: string): WantedFile {
  return {
    name: `files/voice-${id}.wav`,
    bytes: voiceNoteMaxBytes,
    open: async () => {
      const note = await findVoiceNote(database, id);
      return note && once(note.bytes);
    },
  };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
