import { rm } from 'node:fs/promises';

import { formParts } from './form-parts.ts';
import { VideoRefusal } from '../video-problem.ts';
import { writeStream, type WrittenFile } from '../storage/write-stream.ts';

export interface ReceivedForm {
  readonly file: WrittenFile;
  /** The client's name for it; empty if there is none. */
  readonly fileName: string;
  /** The text fields of the form by name. */
  readonly fields: ReadonlyMap<string, string>;
}

const maxFields = 4;
const fieldMaxBytes = 1_024;

/**
 * Streams the only file of a multipart form to `path`. The part with a file name is the file, whatever its field name,
 * since the official clients use different ones. Its declared type is not trusted.
 * @param count gets the number of bytes so far and throws to refuse more
 * @throws VideoRefusal 400 for no file, several files, or a truncated form
 */
export async function receiveForm(
  request: Request,
  path: string,
  count: (bytes: number) => void,
): Promise<ReceivedForm> {
  if (request.body === null) throw new VideoRefusal('uploaded-file-no-file', 'file');
  const boundary = boundaryIn(request.headers.get('content-type') ?? '');
  let file: WrittenFile | null = null;
  let fileName = '';
  const fields = new Map<string, string>();
  try {
    for await (const part of formParts(request.body, boundary)) {
      if (part.fileName === undefined) {
        fields.set(part.name, await textOf(part.body));
        if (fields.size > maxFields) throw unreadable();
      } else {
        if (file !== null) throw new VideoRefusal('uploaded-file-multiple-files', 'file');
        file = await writeStream(part.body, path, count);
        fileName = part.fileName;
      }
    }
  } catch (error) {
    if (file !== null) await rm(file.path, { force: true });
    throw error;
  }
  if (file === null) throw new VideoRefusal('uploaded-file-no-file', 'file');
  return { file, fileName, fields };
}

/** @throws VideoRefusal 400 if this is not a form, or has no boundary */
function boundaryIn(type: string): string {
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new VideoRefusal('uploaded-file-no-file', 'file');
  }
  const found = /;\s*boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(type);
  const boundary = found?.[1] ?? found?.[2];
  if (boundary === undefined) throw new VideoRefusal('uploaded-file-unreadable', 'Content-Type');
  return boundary;
}

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.byteLength;
    if (bytes > fieldMaxBytes) throw unreadable();
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function unreadable(): VideoRefusal {
  return new VideoRefusal('uploaded-file-unreadable', 'file');
}
