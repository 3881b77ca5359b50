import type { Piece, VideoRecord } from '../video-record.ts';

/** Received bytes in a file on the local disk. */
export interface ReceivedPiece {
  readonly piece: Piece;
  readonly path: string;
}

/**
 * The video host's storage: a local folder or a bucket. It holds documents, which are small and replaced as a whole,
 * and the pieces of a video's source, which are immutable.
 *
 * Documents are named by paths such as `vi1/video.json`. Only the host chooses these names.
 */
export interface VideoStorage {
  /** A new path on the local disk for bytes being received. */
  incoming(): Promise<string>;
  /** @returns null if there is no such document */
  readDocument(name: string): Promise<Uint8Array | null>;
  /** Replaces a document atomically: after a crash there is either the old or the new one. */
  writeDocument(name: string, bytes: Uint8Array): Promise<void>;
  removeDocument(name: string): Promise<void>;
  /** Names directly in a folder, unordered; folders without a trailing slash. */
  list(folder: string): Promise<string[]>;
  /**
   * Takes over received bytes and makes them durable.
   * @param next the record as it will be with the piece
   * @returns that record, with the storage's own data added
   * @throws VideoRefusal if this storage cannot hold such a piece
   */
  keepPiece(next: VideoRecord, received: ReceivedPiece): Promise<VideoRecord>;
  /** Deletes pieces that were replaced. */
  dropPieces(videoId: string, pieces: readonly Piece[]): Promise<void>;
  /** Makes a source readable once all its pieces are there. Idempotent. */
  join(record: VideoRecord): Promise<void>;
  /** Reads bytes `start` to `end` (inclusive) of a joined source; opens nothing before the first read. */
  read(
    record: VideoRecord,
    range: { readonly start: number; readonly end: number },
  ): ReadableStream<Uint8Array>;
  /** Removes a video's pieces and all documents in its folder, if there are any. */
  removeVideo(videoId: string, record: VideoRecord | null): Promise<void>;
}
