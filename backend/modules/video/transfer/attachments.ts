import { readFile, rm } from 'node:fs/promises';

import { receiveForm } from './receive-form.ts';
import { VideoRefusal } from '../video-problem.ts';
import type { VideoStorage } from '../storage/video-storage.ts';

/** Pictures and captions, not videos. */
const attachmentMaxBytes = 2 * 1_024 * 1_024;

export interface Attachment {
  readonly bytes: Uint8Array;
  readonly fields: ReadonlyMap<string, string>;
}

/** Receives a small file in a form, at most 2 MiB. @throws VideoRefusal 400, 413 */
export async function receiveAttachment(
  storage: VideoStorage,
  request: Request,
): Promise<Attachment> {
  const { file, fields } = await receiveForm(request, await storage.incoming(), (bytes) => {
    if (bytes > attachmentMaxBytes) throw new VideoRefusal('uploaded-file-too-large');
  });
  try {
    return { bytes: new Uint8Array(await readFile(file.path)), fields };
  } finally {
    await rm(file.path, { force: true });
  }
}

const pictureHeads = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
] as const;

/** A picture's media type, detected from its first bytes. @throws VideoRefusal 400 unless JPEG or PNG */
export function pictureType(bytes: Uint8Array): string {
  const found = pictureHeads.find(([, head]) => head.every((byte, at) => bytes[at] === byte));
  if (!found) throw new VideoRefusal('uploaded-file-no-picture', 'file');
  return found[0];
}
