import { rm } from 'node:fs/promises';

import { videoMaxBytes } from '#domain/video/video.ts';

import type { ChunkPlace } from './content-range.ts';
import { readChunkPlace } from './read-chunk-place.ts';
import { receiveForm, type ReceivedForm } from './receive-form.ts';
import { VideoRefusal } from '../video-problem.ts';
import { bytesAllowed } from '../video-store.ts';
import type { VideoStorage } from '../storage/video-storage.ts';
import type { WrittenFile } from '../storage/write-stream.ts';

/** A generous allowance for multipart boundaries and headers around a file. */
const formOverheadBytes = 64 * 1_024;

export interface ReceivedSource extends ReceivedForm {
  readonly place: ChunkPlace;
}

export interface SourceReceiver {
  /** Receives a chunk of a source, or all of it, onto the local disk. @throws VideoRefusal 400, 413 */
  (request: Request): Promise<ReceivedSource>;
  /** Deletes it from the disk. */
  drop(file: WrittenFile): Promise<void>;
}

export function sourceReceiver(storage: VideoStorage): SourceReceiver {
  const receive = async (request: Request) => {
    const place = readChunkPlace(request.headers.get('content-range'));
    if (Number(request.headers.get('content-length')) > videoMaxBytes + formOverheadBytes) {
      throw new VideoRefusal('uploaded-file-too-large');
    }
    const form = await receiveForm(request, await storage.incoming(), bytesAllowed(place));
    return { ...form, place };
  };
  return Object.assign(receive, {
    drop: (file: WrittenFile) => rm(file.path, { force: true }),
  });
}
