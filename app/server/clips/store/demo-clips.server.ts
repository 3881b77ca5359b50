import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { env } from '#app/platform/settings/env.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import type { CaptionLine } from '#domain/clip/captions.ts';

import { type DemoOrders, putDemoReviews } from '#app/server/reviews/store/demo-reviews.server.ts';

import { addClip } from './clips.server.ts';

interface Files {
  readonly put: (source: Uint8Array) => Promise<string>;
}

/** A clip of the demo world: texts, and file names. */
interface DemoClip {
  readonly celebrity: string;
  readonly video: string;
  readonly poster: string;
  readonly language: string;
  readonly title: string;
  readonly durationMs: number;
  readonly captions: readonly CaptionLine[];
}

/**
 * Puts the approved clips of the demo world into the tables and the storage. They were made small beforehand, so none
 * waits for the transcoder.
 * @param userIds ids of the celebrities by their logins
 */
async function putDemoClips(
  clips: readonly DemoClip[],
  userIds: ReadonlyMap<string, number>,
  files: Files,
): Promise<void> {
  const database = await ownTables();
  const now = new Date();
  const folder = join(env.DEMO_MEDIA_DIR, 'clips');
  const put = async (name: string) => files.put(new Uint8Array(await readFile(join(folder, name))));
  for (const { celebrity, video, poster, language, title, durationMs, captions } of clips) {
    const vendorId = userIds.get(celebrity.toLowerCase());
    if (vendorId === undefined) continue;
    const [videoId, posterId] = await Promise.all([put(video), put(poster)]);
    await addClip(database, {
      ...{ id: crypto.randomUUID(), vendorId, videoId, language, title, captions, durationMs },
      ...{ state: 'public', preparation: 'done', files: { poster: posterId, preview: videoId } },
      ...{ createdAt: now, sentAt: now, decidedAt: now },
    });
  }
}

/** Puts what the app itself keeps of the demo world into its tables and the storage. */
export async function putDemoTables(
  seeded: DemoOrders,
  clips: readonly DemoClip[],
  files: Files,
  now: Date,
): Promise<void> {
  await putDemoClips(clips, seeded.userIds, files);
  await putDemoReviews(seeded, now);
}
