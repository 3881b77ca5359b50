import {
  chunkContentType,
  chunkRange,
  contentRange,
  type ChunkRange,
} from '#domain/video/video.ts';

/** A byte range of a file, as the relay accepts it. */
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

/** Headers of a chunk request. In-process calls need `content-length` set explicitly. */
export function chunkHeaders({ file, ...range }: FileChunk) {
  return {
    'content-type': chunkContentType,
    'content-range': contentRange(range),
    'content-length': String(file.size),
  };
}

/** A chunk request as a browser sends it. */
export function chunkRequest(chunk: FileChunk): Request {
  const headers = chunkHeaders(chunk);
  return new Request('http://app.test/', { method: 'POST', headers, body: chunk.file });
}
