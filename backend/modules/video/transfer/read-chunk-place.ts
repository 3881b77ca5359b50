import { videoMaxBytes } from '#domain/video/video.ts';
import { VideoRefusal } from '../video-problem.ts';
import { type ChunkPlace, maxParts } from './content-range.ts';

const bytesPattern = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15}|\*)$/;

const partPattern = /^part (\d{1,6})\/(\d{1,6}|\*)$/;

/**
 * Parses an upload's `Content-Range`: `bytes a-b/total` as in spec §7, `part n/m` as the official clients send it,
 * either with `*` while the total is unknown, or no header for a whole file.
 * @throws VideoRefusal 400 for anything else, 413 for a total over the limit (before any byte is read)
 */
export function readChunkPlace(header: string | null): ChunkPlace {
  if (header === null) return { kind: 'whole' };
  const text = header.trim();
  const bytes = bytesPattern.exec(text);
  if (bytes) {
    const start = Number(bytes[1]);
    const end = Number(bytes[2]);
    const total = bytes[3] === '*' ? null : Number(bytes[3]);
    if (end < start || (total !== null && end >= total)) throw invalid();
    if ((total ?? end + 1) > videoMaxBytes) throw new VideoRefusal('uploaded-file-too-large');
    return { kind: 'bytes', start, end, total };
  }
  const part = partPattern.exec(text);
  if (part) {
    const number = Number(part[1]);
    const parts = part[2] === '*' ? null : Number(part[2]);
    if (number < 1 || (parts ?? number) < number || (parts ?? number) > maxParts) throw invalid();
    return { kind: 'part', part: number, parts };
  }
  throw invalid();
}

function invalid(): VideoRefusal {
  return new VideoRefusal('content-range-invalid', 'Content-Range');
}
