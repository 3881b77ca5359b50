import {
  chunkContentType,
  chunkRange,
  contentRange,
  type ChunkRange,
} from '#domain/video/video.ts';

/** A stretch of a file, as the relay takes it. */
export interface FileChunk extends ChunkRange {
  readonly file: Blob;
}

export function isFileChunk(data: unknown): data is FileChunk {
  return typeof data === 'object' && data !== null && 'file' in data && data.file instanceof Blob;
}

/** Chunk `index` of a whole file. */
export function fileChunk(whole: Uint8Array<ArrayBuffer> | Blob, index = 0): FileChunk {
  const file = whole instanceof Blob ? whole : new Blob([whole]);
  const range = chunkRange(index, file.size);
  return { ...range, file: file.slice(range.start, range.end + 1) };
}

/** What a request says of a chunk. A server that is asked within this process is told the length, too. */
export function chunkHeaders({ file, ...range }: FileChunk) {
  return {
    'content-type': chunkContentType,
    'content-range': contentRange(range),
    'content-length': String(file.size),
  };
}

/** The request that a browser sends a chunk by. */
export function chunkRequest(chunk: FileChunk): Request {
  const headers = chunkHeaders(chunk);
  return new Request('http://app.test/', { method: 'POST', headers, body: chunk.file });
}
