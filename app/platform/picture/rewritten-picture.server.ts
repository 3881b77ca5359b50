import type { ResizeOptions } from 'sharp';
import { AppError } from '#domain/app-error.ts';
import {
  pictureHeadBytes,
  pictureMaxPixels,
  problemOfPicture,
} from '#domain/person/profile-picture.ts';
import { safeSharp } from './safe-sharp.server.ts';
import pLimit from 'p-limit';

/** 25 million pixels take 100 MB when decoded. */
const turn = pLimit(2);

const mostSeconds = 10;

function problemOf(error: unknown): AppError {
  const tooMany = error instanceof Error && /pixel limit/i.test(error.message);
  return new AppError(tooMany ? 'picture_too_many_pixels' : 'broken_picture', { cause: error });
}

type Resize = (side: number) => ResizeOptions;

/** Decodes an uploaded picture and re-encodes it: upright, WebP, without metadata such as where it was taken. */
export async function writtenAnew(
  bytes: Uint8Array,
  resize: Resize,
): Promise<Uint8Array<ArrayBuffer>> {
  const problem = problemOfPicture(bytes.byteLength, bytes.subarray(0, pictureHeadBytes));
  if (problem) throw new AppError(problem);
  return turn(async () => {
    try {
      const limits = { limitInputPixels: pictureMaxPixels, failOn: 'error' } as const;
      const { width, height } = await safeSharp(bytes, limits).metadata();
      const made = await safeSharp(bytes, limits)
        .autoOrient()
        .resize(resize(Math.min(width, height)))
        .timeout({ seconds: mostSeconds })
        .webp({ quality: 84 })
        .toBuffer();
      return new Uint8Array(made);
    } catch (error) {
      throw problemOf(error);
    }
  });
}
