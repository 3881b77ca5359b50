import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { AppError } from '#domain/app-error.ts';
import { videoMaxBytes } from '#domain/video/video.ts';

const mebibyte = 1_024 * 1_024;

/**
 * Counts an upload about to start: 30 an hour, 10 GiB a day. Resuming an interrupted upload does not count, so no one
 * is kept from finishing.
 * @param bytes the declared file size, beyond which nothing is accepted; a file too large for any video is not counted
 * @throws AppError `too_many_requests`, `video_too_large`
 */
export async function takeUploadQuota(personId: number, bytes: number): Promise<void> {
  if (bytes > videoMaxBytes) throw new AppError('video_too_large');
  const { limits } = await accountsStore();
  const key = `person ${personId}`;
  const waitSeconds =
    (await limits.attempt('videosPerPerson', key)) ??
    (await limits.attempt('videoMebibytesPerPerson', key, Math.ceil(bytes / mebibyte)));
  if (waitSeconds !== null) throw new AppError('too_many_requests', { retryAfter: waitSeconds });
}

/**
 * Counts the bytes received: 15 GiB a day, so that the same range is not sent over and over.
 * @throws AppError `too_many_requests`
 */
export async function countReceived(personId: number, bytes: number): Promise<void> {
  const { limits } = await accountsStore();
  const mebibytes = Math.ceil(bytes / mebibyte);
  const key = `person ${personId}`;
  const waitSeconds = await limits.attempt('receivedMebibytesPerPerson', key, mebibytes);
  if (waitSeconds !== null) throw new AppError('too_many_requests', { retryAfter: waitSeconds });
}
