import { openClipQueue, type ClipQueue } from '#app/server/jobs/clip-queue.server.ts';
import { processJobs } from '#app/server/jobs/process-jobs.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { openSharedLock } from '#app/server/db/shared-lock.server.ts';

import { onPreparationAsked } from './prepare-clips.server.ts';
import { leaveAsIs, unpreparedClips } from './store/clips.server.ts';
import { transcoder, type Transcoder } from './transcoder/find-transcoder.server.ts';
import { prepareClip } from './transcoder/prepare-clip.server.ts';

const everyMs = 60_000;

const missing =
  'ffmpeg is not installed, or cannot encode H.264: sample clips play as they are (docs/operate/videos.md).';

async function openQueue(tool: Transcoder, signal: AbortSignal): Promise<ClipQueue> {
  return openClipQueue({
    ...(await processJobs.open()),
    async prepare(clipId) {
      const prepare = () => prepareClip(clipId, { transcoder: tool, signal });
      // A process that was paused may come back to a clip that another one took over.
      const across = openSharedLock()?.take;
      await (across ? across(`clip ${clipId}`, prepare) : prepare());
    },
  });
}

/**
 * Prepares clips from now on, including those an earlier process left and those from before there was a transcoder.
 * Without one, clips play as they are.
 */
export function startPreparing(): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController();
  let queue: ClipQueue | null = null;
  let looking: Promise<void> | null = null;
  let stopListening = () => {};
  let isTold = false;

  async function look(): Promise<void> {
    const tool = await transcoder.open();
    const database = await ownTables();
    if (!tool) {
      if (!isTold) console.warn(missing);
      isTold = true;
      return leaveAsIs(database);
    }
    if (!queue) {
      queue = await openQueue(tool, stopping.signal);
      const forget = onPreparationAsked(wake);
      stopListening = () => void forget();
    }
    for (const { id } of await unpreparedClips(database)) {
      if (stopping.signal.aborted) return;
      await queue.put(id);
    }
  }

  function wake(): void {
    if (stopping.signal.aborted) return;
    // One that came while another look was under way is found by the next.
    looking = (looking ?? Promise.resolve())
      .then(look)
      .catch((error: unknown) => console.error(error));
  }

  const timer = setInterval(wake, everyMs);
  timer.unref();
  wake();
  return {
    async stop() {
      stopping.abort(new Error('The process ends; the clip is prepared by the next one.'));
      stopListening();
      clearInterval(timer);
      await looking;
      await queue?.stop();
    },
  };
}
