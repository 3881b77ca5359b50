import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';

import type { S3Bucket } from './s3-bucket.ts';
import { spoolFolder } from './spool-folder.ts';
import { VideoRefusal } from '../video-problem.ts';
import { fileBytes, type Piece, type VideoRecord } from '../video-record.ts';
import type { VideoStorage } from './video-storage.ts';

/** S3's minimum size of every part but the last. */
const partMinBytes = 5 * 1_024 * 1_024;

/**
 * Storage in a bucket. A source is one multipart upload with one part per chunk; documents are objects. A chunk is
 * buffered on the local disk until its length and digest are known, which S3 needs first.
 * @param folder local folder for uploads in progress
 */
export function s3Storage(bucket: S3Bucket, folder: string): VideoStorage {
  const incoming = spoolFolder(folder);

  return {
    incoming,
    readDocument: (name) => bucket.get(name),
    writeDocument: (name, bytes) => bucket.put(name, new Blob([new Uint8Array(bytes)])),
    removeDocument: (name) => bucket.remove(name),
    list: (name) => bucket.list(name === '' ? '' : `${name}/`),
    async keepPiece(next, { piece, path }) {
      expectPart(next, piece);
      const key = sourceOf(next.videoId);
      const uploadId = next.uploadId ?? (await bucket.beginUpload(key));
      const number = partNumber(next, piece);
      const etag = await bucket.putPart(key, uploadId, number, {
        bytes: await openAsBlob(path),
        sha256: piece.sha256,
      });
      await rm(path, { force: true });
      const pieces = next.pieces.map((one) => (one.file === piece.file ? { ...one, etag } : one));
      return { ...next, uploadId, pieces };
    },
    // A repeated part replaces the earlier one automatically.
    dropPieces: () => Promise.resolve(),
    async join(record) {
      const key = sourceOf(record.videoId);
      const parts = record.pieces.map((piece) => ({
        number: partNumber(record, piece),
        etag: piece.etag ?? '',
      }));
      // The process may have died after an earlier call; parts can be joined only once.
      if ((await bucket.size(key)) === fileBytes(record)) return;
      const isJoined = await bucket.finishUpload(key, record.uploadId ?? '', parts);
      if (!isJoined) throw new VideoRefusal('content-range-mismatch', 'Content-Range');
    },
    read: (record, range) => bucket.read(sourceOf(record.videoId), range),
    async removeVideo(videoId, record) {
      if (record?.uploadId !== undefined && !record.complete) {
        await bucket.dropUpload(sourceOf(videoId), record.uploadId);
      }
      // The record goes last, so that an interrupted removal can be repeated.
      const names = await bucket.list(`${videoId}/`);
      for (const name of names.toSorted((one) => (one === 'video.json' ? 1 : -1))) {
        await bucket.remove(`${videoId}/${name}`);
      }
    },
  };
}

function sourceOf(videoId: string): string {
  return `${videoId}/source`;
}

/** Parts are joined in the order of their numbers, from 1. Byte ranges are numbered by their offset. */
function partNumber(record: VideoRecord, piece: Piece): number {
  if (record.kind === 'part') return piece.at;
  return Math.floor(piece.at / partMinBytes) + 1;
}

/** A bucket joins parts as they are: they cannot overlap, and only the last may be below the minimum size. */
function expectPart(record: VideoRecord, piece: Piece): void {
  const refusal = new VideoRefusal('content-range-mismatch', 'Content-Range');
  const end = piece.at + piece.bytes;
  const others = record.pieces.filter((one) => one.file !== piece.file);
  if (record.kind === 'bytes') {
    const overlaps = (one: Piece) => one.at < end && piece.at < one.at + one.bytes;
    const isSameNumber = (one: Piece) => partNumber(record, one) === partNumber(record, piece);
    if (others.some((one) => overlaps(one) || isSameNumber(one))) throw refusal;
  }
  const last = record.kind === 'bytes' ? end : piece.at;
  const isLast = record.kind === 'whole' || record.total === null || last === record.total;
  if (!isLast && piece.bytes < partMinBytes) throw refusal;
}
