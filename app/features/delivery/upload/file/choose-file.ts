import { AppError } from '#domain/app-error.ts';
import { chunksWithin } from '#domain/video/chunks-within.ts';
import { sniffedBytes, type VideoFileProblem } from '#domain/video/video-file.ts';
import { problemOfVideoFile } from '#domain/video/problem-of-video-file.ts';

import { abandon } from '../abandon.ts';
import {
  fingerprintOf,
  forgetUpload,
  isSameFile,
  keepUpload,
  readSavedUpload,
} from '../saved-upload.ts';
import type { UploadTarget } from '../upload-target.ts';
import { keepTicket } from '../upload-ticket.ts';

/** A file that passed validation. */
export interface Chosen {
  readonly file: File;
  readonly fingerprint: string;
}

/** An upload known to the server. */
export interface Begun {
  readonly file: File;
  readonly videoId: string;
  /** The numbers of the chunks that the server has. */
  readonly acknowledged: readonly number[];
}

export type Choice =
  | { readonly kind: 'refused'; readonly problem: VideoFileProblem }
  | ({ readonly kind: 'new' } & Chosen)
  /** Not the file of the interrupted upload, which has this name. */
  | ({ readonly kind: 'other'; readonly than: string } & Chosen)
  | ({ readonly kind: 'known' } & Begun);

/** Decides what to do with a selected file: reject it, resume its interrupted upload, start a new one, or ask which. */
export async function chooseFile(target: UploadTarget, file: File): Promise<Choice> {
  const head = new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer());
  const problem = problemOfVideoFile({ bytes: file.size, type: file.type, head });
  if (problem !== null) return { kind: 'refused', problem };

  const fingerprint = await fingerprintOf(file);
  const kept = readSavedUpload(target.key);
  if (kept === null) return { kind: 'new', file, fingerprint };
  if (!isSameFile(kept, file, fingerprint)) {
    return { kind: 'other', file, fingerprint, than: kept.name };
  }
  try {
    const { videoId } = kept;
    const acknowledged = await acknowledgedOf(target, { file, videoId });
    return { kind: 'known', file, videoId, acknowledged };
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    // The server no longer has that upload, so the browser discards it too.
    forgetUpload(target.key);
    return { kind: 'new', file, fingerprint };
  }
}

/** Starts an upload on the server and saves a record of it. */
export async function beginWith(
  target: UploadTarget,
  { file, fingerprint }: Chosen,
): Promise<Begun> {
  const bytes = file.size;
  const before = readSavedUpload(target.key);
  const grant = await target.begin(bytes);
  const { videoId } = grant;
  keepTicket(target, grant);
  if (before) abandon(target, before.videoId);
  const { name, lastModified: modifiedAt } = file;
  keepUpload({ key: target.key, videoId, name, bytes, modifiedAt, fingerprint });
  return { file, videoId, acknowledged: [] };
}

/**
 * The numbers of the chunks that the server has so far.
 * @throws AppError `not_found` when the server no longer has the video
 */
export async function acknowledgedOf(
  target: UploadTarget,
  { file, videoId }: Pick<Begun, 'file' | 'videoId'>,
): Promise<number[]> {
  const { arrived, ...grant } = await target.arrived(videoId);
  keepTicket(target, grant);
  return chunksWithin(arrived, file.size);
}
