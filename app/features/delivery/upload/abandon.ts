import { forgetUpload, readSavedUpload } from './saved-upload.ts';
import type { UploadTarget } from './upload-target.ts';

/** Tells the server to discard a video. If that fails, the video is swept after a day (docs/adr/0008). */
export function abandon(target: UploadTarget, videoId: string): void {
  void target.drop(videoId).catch(() => null);
}

/** Discards an interrupted upload, in this browser and on the server. */
export function abandonSaved(target: UploadTarget): void {
  const kept = readSavedUpload(target.key);
  forgetUpload(target.key);
  if (kept) abandon(target, kept.videoId);
}
