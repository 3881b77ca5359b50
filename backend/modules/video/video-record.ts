import { createHash } from 'node:crypto';

import * as v from 'valibot';

import { VideoNotes } from '#backend/contract/video/video-notes.ts';
import { videoMaxBytes } from '#domain/video/video.ts';

import { maxParts, type ChunkPlace } from './transfer/content-range.ts';
import { VideoRefusal } from './video-problem.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** One acknowledged piece, in its own immutable file. */
const Piece = v.object({
  /** File name in the video's folder. */
  file: v.string(),
  bytes: count,
  sha256: v.string(),
  /** Byte offset in the whole file for byte ranges, part number from 1 for numbered parts, 0 for a whole file. */
  at: count,
  /** The part's ETag, if the storage is a bucket. */
  etag: v.optional(v.string()),
});
export type Piece = v.InferOutput<typeof Piece>;

/** The captions of one language; their text is a document beside the record. */
const StoredCaption = v.object({ srclang: v.string(), isDefault: v.boolean() });
export type StoredCaption = v.InferOutput<typeof StoredCaption>;

/** A video's metadata: one JSON document, replaced as a whole. */
export const VideoRecord = v.object({
  videoId: v.string(),
  title: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
  /** How the source is uploaded; null until its first piece. */
  kind: v.nullable(v.picklist(['bytes', 'part', 'whole'])),
  /** Bytes of the file, or number of parts if `kind` is part; null while unknown. */
  total: v.nullable(count),
  pieces: v.array(Piece),
  complete: v.boolean(),
  /** Media type detected from the first bytes, once complete; null if they are not a video. */
  mediaType: v.nullable(v.string()),
  /** The multipart upload id, if the storage is a bucket. */
  uploadId: v.optional(v.string()),
  /** The upload token that it was started with, if any. */
  uploadToken: v.optional(v.string()),
  details: v.optional(VideoNotes, {}),
  captions: v.optional(v.array(StoredCaption), []),
});
export type VideoRecord = v.InferOutput<typeof VideoRecord>;

/** A range of a piece's file that is part of the whole file: `bytes` bytes from position `from`. */
export interface Segment {
  readonly file: string;
  readonly from: number;
  readonly bytes: number;
}

/** The piece of the record at the same place with the same bytes, if any. */
export function sameBytes(record: VideoRecord, piece: Piece): boolean {
  return record.pieces.some(
    (one) => one.at === piece.at && one.bytes === piece.bytes && one.sha256 === piece.sha256,
  );
}

/**
 * The record after a piece arrived. Pieces come in any order; a repeated piece replaces the one at the same place, and
 * a whole file replaces everything before it.
 * @throws VideoRefusal 400 if the piece contradicts earlier ones, 413 if the total exceeds the limit
 */
export function withPiece(record: VideoRecord, place: ChunkPlace, piece: Piece): VideoRecord {
  if (place.kind === 'whole') {
    return { ...record, kind: 'whole', total: piece.bytes, pieces: [piece] };
  }
  const mismatch = new VideoRefusal('content-range-mismatch', 'Content-Range');
  if (record.kind !== null && record.kind !== place.kind) throw mismatch;
  const said = place.kind === 'bytes' ? place.total : place.parts;
  if (said !== null && record.total !== null && said !== record.total) throw mismatch;
  const total = said ?? record.total;

  const replaced = (one: Piece) =>
    one.at === piece.at && (place.kind === 'part' || one.bytes === piece.bytes);
  const pieces = [...record.pieces.filter((one) => !replaced(one)), piece].toSorted(
    (one, other) => one.at - other.at || other.bytes - one.bytes,
  );
  if (pieces.length > maxParts) throw mismatch;
  const last = (one: Piece) => (place.kind === 'bytes' ? one.at + one.bytes : one.at);
  if (total !== null && pieces.some((one) => last(one) > total)) throw mismatch;

  const next: VideoRecord = { ...record, kind: place.kind, total, pieces };
  if (place.kind === 'part' && sumOf(pieces) > videoMaxBytes) {
    throw new VideoRefusal('uploaded-file-too-large');
  }
  return next;
}

/** Size of a complete file in bytes. */
export function fileBytes(record: VideoRecord): number {
  return segments(record).reduce((sum, segment) => sum + segment.bytes, 0);
}

/** The segments of the file from its first byte up to the first gap. Overlaps are read once. */
export function segments(record: VideoRecord): Segment[] {
  if (record.kind !== 'bytes') {
    return record.pieces.map(({ file, bytes }) => ({ file, from: 0, bytes }));
  }
  const found: Segment[] = [];
  let reached = 0;
  for (const { file, at, bytes } of record.pieces) {
    if (at > reached) break;
    const fresh = at + bytes - reached;
    if (fresh <= 0) continue;
    found.push({ file, from: bytes - fresh, bytes: fresh });
    reached += fresh;
  }
  return found;
}

/** Changes whenever the bytes do; not a digest of the whole file, which would have to be read for it. */
export function entityTag(record: VideoRecord): string {
  const hash = createHash('sha256');
  for (const piece of record.pieces) hash.update(`${piece.at}:${piece.bytes}:${piece.sha256}\n`);
  return `"${hash.digest('hex')}"`;
}

/** True if no byte of the source is missing. */
export function isWhole(record: VideoRecord): boolean {
  if (record.total === null) return false;
  return record.kind === 'part'
    ? record.pieces.length === record.total
    : fileBytes(record) === record.total;
}

function sumOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + piece.bytes, 0);
}
