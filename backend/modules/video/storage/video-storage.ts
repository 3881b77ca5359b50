import type { Piece, VideoRecord } from '../video-record.ts';

/** Received bytes that lie in a file of the local disk. */
export interface ReceivedPiece {
  readonly piece: Piece;
  readonly path: string;
}

/**
 * Where the video host keeps things: a folder of this machine, or a bucket. Two kinds of things: documents, which are
 * small and replaced as a whole, and the pieces of a video's source, which never change.
 *
 * Documents are named by paths such as `vi1/video.json`. No one but the host makes up these names.
 */
export interface VideoStorage {
  /** A fresh path on the local disk for bytes that are still arriving. */
  incoming(): Promise<string>;
  /** @returns null when there is none of this name */
  readDocument(name: string): Promise<Uint8Array | null>;
  /** Replaces a document in one step: after a crash there is the old one or the new one. */
  writeDocument(name: string, bytes: Uint8Array): Promise<void>;
  removeDocument(name: string): Promise<void>;
  /** Names of what lies directly in a folder, in no order; folders without their slash. */
  list(folder: string): Promise<string[]>;
  /**
   * Takes received bytes over and makes them durable.
   * @param next the record as it will be with the piece
   * @returns that record, with what the storage wants to remember
   * @throws VideoRefusal when this storage cannot hold such a piece
   */
  keepPiece(next: VideoRecord, received: ReceivedPiece): Promise<VideoRecord>;
  /** Forgets pieces that others took the place of. */
  dropPieces(videoId: string, pieces: readonly Piece[]): Promise<void>;
  /** Makes a source readable whose pieces are all there. May be called again. */
  join(record: VideoRecord): Promise<void>;
  /** Reads bytes `start` to `end` (inclusive) of a joined source; opens nothing before the first read. */
  read(
    record: VideoRecord,
    range: { readonly start: number; readonly end: number },
  ): ReadableStream<Uint8Array>;
  /** Removes a video's pieces and all documents in its folder, if there are any. */
  removeVideo(videoId: string, record: VideoRecord | null): Promise<void>;
}
