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

/** A file that may be sent. */
export interface Chosen {
  readonly file: File;
  readonly fingerprint: string;
}

/** An upload that the server knows. */
export interface Begun {
  readonly file: File;
  readonly videoId: string;
  /** Numbers of the chunks that the server has. */
  readonly acknowledged: readonly number[];
}

export type Choice =
  | { readonly kind: 'refused'; readonly problem: VideoFileProblem }
  | ({ readonly kind: 'new' } & Chosen)
  /** Another file than the one whose upload broke off, which has this name. */
  | ({ readonly kind: 'other'; readonly than: string } & Chosen)
  | ({ readonly kind: 'known' } & Begun);

/**
 * What to do with a picked file: refuse it, go on with the upload of it that broke off, begin a new one, or ask which.
 */
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
    // The server has forgotten that upload; so does the browser.
    forgetUpload(target.key);
    return { kind: 'new', file, fingerprint };
  }
}

/** Begins an upload on the server and keeps note of it. */
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

/** Numbers of the chunks that the server has by now. @throws AppError `not_found` when it has forgotten the video */
export async function acknowledgedOf(
  target: UploadTarget,
  { file, videoId }: Pick<Begun, 'file' | 'videoId'>,
): Promise<number[]> {
  const { arrived, ...grant } = await target.arrived(videoId);
  keepTicket(target, grant);
  return chunksWithin(arrived, file.size);
}
