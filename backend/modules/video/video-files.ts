import { serveFile } from './transfer/serve-file.ts';
import type { PlayableVideo } from './transfer/serve-video.ts';
import type { VideoHost } from './video-host.ts';

/** Files that the app makes of videos, by ids that no one can guess. */
export interface VideoFiles {
  /** @returns the id of the file */
  readonly put: (source: ReadableStream<Uint8Array> | Uint8Array) => Promise<string>;
  /** Serves a file, also an uploaded video where this process keeps those; null for one that is not here. */
  readonly serve: (
    id: string,
    request: Request,
    options: { readonly cacheControl: string; readonly isPicture: boolean },
  ) => Promise<Response | null>;
  /** A file, or an uploaded video where this process keeps those; null for one that is not here. */
  readonly open: (id: string) => Promise<PlayableVideo | null>;
  readonly remove: (id: string) => Promise<void>;
}

/** The storage of the embedded video host for such files. */
export function videoFiles(videos: VideoHost): VideoFiles {
  return {
    put: async (source) => (await videos.put(source, { title: 'clip-file' })).videoId,
    async serve(id, request, options) {
      const file = await videos.open(id);
      return file && serveFile(file, request, options);
    },
    open: (id) => videos.open(id),
    remove: (id) => videos.remove(id),
  };
}
