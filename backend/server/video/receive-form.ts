import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

import busboy from 'busboy';

import { nodeStream } from './node-stream.ts';
import { VideoRefusal } from './video-problem.ts';
import { writeStream, type WrittenFile } from './write-stream.ts';

export interface ReceivedForm {
  readonly file: WrittenFile;
  /** As the sender calls it; empty when it does not. */
  readonly fileName: string;
  /** The texts beside the file, by the names of their fields. */
  readonly fields: ReadonlyMap<string, string>;
}

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
): Promise<ReceivedForm> {
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
  let fileName = '';
  const fields = new Map<string, string>();
  form.on('field', (name, value) => fields.set(name, value));
  form.on('file', (_field, stream, info) => {
    files += 1;
    fileName = info.filename;
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

  await pipeline(nodeStream(request.body), form, { signal: stop.signal }).catch(() =>
    refuse(unreadable()),
  );
  const file = await written;
  if (refusal !== undefined) {
    if (file !== null) await rm(file.path, { force: true });
    throw refusal;
  }
  if (file === null) throw new VideoRefusal('uploaded-file-no-file', 'file');
  return { file, fileName, fields };
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
