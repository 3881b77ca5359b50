import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import * as v from 'valibot';

import { Video } from '#backend/contract/video/video.ts';
import { videoPaths } from '#backend/contract/video/video-paths.ts';
import { VideoStatus } from '#backend/contract/video/video-status.ts';
import { chunkBytes, chunkRange, contentRange } from '#domain/video/video.ts';
import { chunksWithin } from '#domain/video/chunks-within.ts';

import { seeded } from '#tests/support/databases/seeded.ts';
import type { NightRow } from '../engine/row.ts';
import { openGround } from '../support/ground.ts';

const chunks = 4;
const total = chunks * chunkBytes - 1_234;
const authorization = `Basic ${btoa('astera-demo-video-key:')}`;

function bytesOf(index: number, round: number): Uint8Array<ArrayBuffer> {
  const { start, end } = chunkRange(index, total);
  const bytes = new Uint8Array(end - start + 1).fill((index * 31 + round) % 251);
  if (index === 0) bytes.set(new TextEncoder().encode('\0\0\0\u0018ftypmp42'));
  return bytes;
}

/**
 * Kills the whole server in the middle of an upload; what it acknowledged is there afterwards, and the rest is sent on.
 */
export const uploadKills: NightRow = {
  name: 'T-UPL-2',
  what: `kill -9 within an upload of ${chunks} chunks; what was acknowledged is kept, and the file arrives bit by bit the same`,
  rounds: 100,
  unit: 'kills',
  smallRounds: 2,
  atMost: { 'slowest restart in ms': 30_000 },
  async open(context) {
    const { tally } = context;
    const ground = await openGround(context);
    const { origin } = ground;
    const send = async (videoId: string, index: number, round: number) => {
      const body = new FormData();
      body.set('file', new Blob([bytesOf(index, round)]), 'chunk');
      const headers = { authorization, 'content-range': contentRange(chunkRange(index, total)) };
      const answer = await fetch(origin + videoPaths.source(videoId), {
        ...{ method: 'POST', headers, body },
      });
      await answer.arrayBuffer();
      if (answer.status !== 201) throw new Error(`chunk ${index} answered ${answer.status}`);
    };
    return {
      async round(round) {
        const random = seeded(round + 1);
        const created = await fetch(origin + videoPaths.videos, {
          ...{ method: 'POST', headers: { authorization } },
          body: JSON.stringify({ title: `Film ${round}` }),
        });
        const { videoId } = v.parse(Video, await created.json());
        const acknowledged = new Set<number>();
        const first = Math.floor(random() * chunks);
        for (let index = 0; index < first; index += 1) {
          await send(videoId, index, round);
          acknowledged.add(index);
        }
        const underWay = send(videoId, first, round).then(
          () => acknowledged.add(first),
          () => null,
        );
        await pause(random() * 80);
        await ground.kill();
        await underWay;
        tally.max('slowest restart in ms', await ground.start());
        const headers = { authorization };
        const status = await fetch(origin + videoPaths.status(videoId), { headers });
        const { ingest } = v.parse(VideoStatus, await status.json());
        const there = new Set(chunksWithin(ingest.receivedBytes, total));
        for (const index of acknowledged)
          if (!there.has(index)) tally.fault(`round ${round}: lost chunk ${index}`);
        for (let index = 0; index < chunks; index += 1) {
          if (there.has(index)) continue;
          await send(videoId, index, round);
          tally.add('chunks sent on');
        }
        const played = await fetch(origin + videoPaths.mp4(videoId), { headers });
        const stored = createHash('sha256').update(Buffer.from(await played.arrayBuffer()));
        const sent = createHash('sha256');
        for (let index = 0; index < chunks; index += 1) sent.update(bytesOf(index, round));
        if (stored.digest('hex') !== sent.digest('hex'))
          tally.fault(`round ${round}: ${played.status}, another file than was sent`);
        await fetch(`${origin}${videoPaths.videos}/${videoId}`, { method: 'DELETE', headers });
        tally.add('uploads');
      },
      close: ground.remove,
    };
  },
};
