import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import {
  isOwnPicture,
  pictureAddress,
  pictureFormats,
  pictureWidths,
  variantOf,
  type PictureVariant,
} from '#domain/picture/picture.ts';
import { isProofPicture } from '#domain/picture/proof-picture.ts';
import { pictureMaxPixels } from '#domain/person/profile-picture.ts';

import { safeSharp } from './safe-sharp.server.ts';
import pLimit from 'p-limit';
import { readIfThere } from './picture-file.server.ts';

export interface PictureFolders {
  /** The folders of the site's pictures, by the first segment of their URL: `demo`, `media`. */
  readonly originals: Readonly<Record<string, string>>;
  /** Where resized pictures are cached. Losing them only costs time. */
  readonly made: string;
}

/** Resizing is CPU-bound; more at once would only compete. */
const mostAtOnce = 2;
const toOnePerson = 'private, no-store';
const oneYear = 'public, max-age=31536000, immutable';

/** Serves resized versions of the site's own pictures; creates each size once and caches it. */
export function createPictures({ originals, made }: PictureFolders) {
  const gate = pLimit(mostAtOnce);
  const underWay = new Map<string, Promise<Buffer | null>>();

  async function originalOf(src: string): Promise<Buffer | null> {
    const [, first = '', ...rest] = src.split('/');
    const folder = originals[first];
    return folder === undefined ? null : readIfThere(join(folder, ...rest));
  }

  async function make({ src, format, width }: PictureVariant, file: string) {
    const original = await originalOf(src);
    if (!original) return null;
    const picture = safeSharp(original, { limitInputPixels: pictureMaxPixels, failOn: 'error' })
      .rotate()
      .resize({ width, withoutEnlargement: true });
    const encoded =
      format === 'avif' ? picture.avif({ quality: 55, effort: 3 }) : picture.webp({ quality: 78 });
    // Anything that cannot be read as a picture counts as none, whatever the reason.
    const bytes = await encoded.toBuffer().catch(() => null);
    if (!bytes) return null;
    await mkdir(dirname(file), { recursive: true });
    // Written to a temporary file first, so that a partial picture is never read, not even after a crash.
    const aside = `${file}.${randomUUID()}`;
    await writeFile(aside, bytes);
    await rename(aside, file);
    return bytes;
  }

  const fileOf = ({ src, format, width }: PictureVariant) =>
    join(made, `${width}`, `${src}.${format}`);

  function variant(wanted: PictureVariant): Promise<Buffer | null> {
    const key = pictureAddress(wanted);
    const file = fileOf(wanted);
    const running =
      underWay.get(key) ??
      readIfThere(file)
        .then((kept) => kept ?? gate(() => make(wanted, file)))
        .finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  }

  function answer(bytes: Buffer, type: string, cacheControl = oneYear): Response {
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': type,
        'content-length': String(bytes.byteLength),
        'cache-control': cacheControl,
        'x-content-type-options': 'nosniff',
      },
    });
  }

  function answerOriginal(src: string, bytes: Buffer | null, cacheControl = oneYear): Response {
    const ending = src.split('.').at(-1) ?? '';
    return bytes
      ? answer(bytes, `image/${ending === 'jpg' ? 'jpeg' : ending}`, cacheControl)
      : new Response(null, { status: 404 });
  }

  return {
    /** One size: 200 with the picture, 404 if it is not offered or does not exist. */
    async answerWithPicture(request: Request): Promise<Response> {
      const wanted = variantOf(new URL(request.url).pathname);
      const bytes = wanted && (await variant(wanted));
      return wanted && bytes
        ? answer(bytes, `image/${wanted.format}`)
        : new Response(null, { status: 404 });
    },

    /** The original, for clients that support neither format: the stored file, which we encoded ourselves. */
    async answerWithOriginal(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      return answerOriginal(pathname, isOwnPicture(pathname) ? await originalOf(pathname) : null);
    },

    /** A picture that proves an order was fulfilled; the caller has checked access. */
    async answerWithProof(src: string): Promise<Response> {
      return answerOriginal(src, isProofPicture(src) ? await originalOf(src) : null, toOnePerson);
    },

    /** Deletes the resized versions of a picture, which would otherwise outlive it. */
    async forgetSizes(src: string): Promise<void> {
      if (!isOwnPicture(src)) return;
      const all = pictureFormats.flatMap((format) =>
        pictureWidths.map((width) => fileOf({ src, format, width })),
      );
      await Promise.all(all.map((file) => rm(file, { force: true })));
    },
  };
}
