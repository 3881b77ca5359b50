import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

import busboy from 'busboy';

import { VideoRefusal } from './video-problem.ts';
import { writeStream, type WrittenFile } from './write-stream.ts';

/**
 * Takes the one file out of a multipart form and streams it to `path`. The part with a file name is the file,
 * whatever its field is called: the official clients do not agree on that. Its declared type is not believed.
 * @param count sees the number of bytes so far and throws to refuse more
 * @throws VideoRefusal 400 for no file, several files, or a form that breaks off
 */
export async function receiveForm(
  request: Request,
  path: string,
  count: (bytes: number) => void,
): Promise<WrittenFile> {
  const type = request.headers.get('content-type') ?? '';
  if (request.body === null || !/^multipart\/form-data\s*;/i.test(type)) {
    throw new VideoRefusal('uploaded-file-no-file', 'file');
  }
  const form = formParser(type);
  const stop = new AbortController();
  let refusal: unknown;
  let written: Promise<WrittenFile | null> = Promise.resolve(null);

  // The parser waits for whoever reads the file: after a failure nobody does, so the whole pipeline is stopped.
  const refuse = (error: unknown) => {
    refusal ??= error;
    stop.abort();
    return null;
  };
  let files = 0;
  form.on('file', (_field, stream) => {
    files += 1;
    // A form may break off before the disk file is open and anybody listens; without this the process would end.
    // Whoever reads the stream gets the same error.
    stream.on('error', () => {});
    if (files > 1) {
      stream.resume();
      return;
    }
    // The stream's own error is the sender's fault, any other one is a refusal or ours (a full disk).
    written = writeStream(stream, path, count).catch((error: unknown) =>
      refuse(error === stream.errored ? unreadable() : error),
    );
  });
  form.on('filesLimit', () => refuse(new VideoRefusal('uploaded-file-multiple-files', 'file')));

  // The two declarations of web streams, Node's and the DOM's, describe the same object.
  const body = Readable.fromWeb(request.body as unknown as NodeReadableStream<Uint8Array>);
  await pipeline(body, form, { signal: stop.signal }).catch(() => refuse(unreadable()));
  const file = await written;
  if (refusal !== undefined) {
    if (file !== null) await rm(file.path, { force: true });
    throw refusal;
  }
  if (file === null) throw new VideoRefusal('uploaded-file-no-file', 'file');
  return file;
}

function unreadable(): VideoRefusal {
  return new VideoRefusal('uploaded-file-unreadable', 'file');
}

function formParser(type: string): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': type },
      limits: { files: 1, fields: 4, fieldSize: 1_024, headerPairs: 64 },
    });
  } catch {
    throw new VideoRefusal('uploaded-file-unreadable', 'Content-Type');
  }
}
