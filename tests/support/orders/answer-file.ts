import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** A file as Playwright gives it to an input. */
export interface AnswerFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A real MP4 of half a minute, with sound: a clip, and a `free` box of random bytes behind it. @param mebibytes of random bytes */
export async function answerFile(name: string, mebibytes: number): Promise<AnswerFile> {
  const clip = await readFile('tests/support/media/half-minute.mp4');
  const filling = randomBytes(mebibytes * 1024 * 1024);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(filling.length + 8);
  header.write('free', 4);
  return { name, mimeType: 'video/mp4', buffer: Buffer.concat([clip, header, filling]) };
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
