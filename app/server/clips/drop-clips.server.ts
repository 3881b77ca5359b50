import { ownTables } from '#app/server/db/own-tables.server.ts';

import { dropFiles, showAnew } from './clip-changes.server.ts';
import { clipsOf, clipsOfOrder, deleteClip, type ClipRow } from './store/clips.server.ts';

async function drop(rows: readonly ClipRow[]): Promise<void> {
  const database = await ownTables();
  for (const row of rows) {
    const gone = await deleteClip(database, row.id);
    if (!gone) continue;
    if (gone.state === 'public') await showAnew(gone);
    await dropFiles(gone);
  }
}

/** Deletes all clips of a celebrity whose account is deleted. */
export async function dropClipsOf(vendorId: number): Promise<void> {
  await drop(await clipsOf(await ownTables(), vendorId));
}

/** Deletes the clips of an order whose fan's account is deleted. */
export async function dropClipsOfOrder(orderId: number): Promise<void> {
  await drop(await clipsOfOrder(await ownTables(), orderId));
}
