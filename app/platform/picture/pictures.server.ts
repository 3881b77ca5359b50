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
  /** Where the pictures of the site are, by the first part of their address: `demo`, `media`. */
  readonly originals: Readonly<Record<string, string>>;
  /** Where made sizes are kept. Losing it costs time only. */
  readonly made: string;
}

/** Making a size takes a processor for a moment; more at once would only stand in each other's way. */
const mostAtOnce = 2;
const toOnePerson = 'private, no-store';
const oneYear = 'public, max-age=31536000, immutable';

/** Answers requests for sizes of the site's own pictures; makes each size once and keeps it. */
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
    // What cannot be read as a picture is none, whatever the reason.
    const bytes = await encoded.toBuffer().catch(() => null);
    if (!bytes) return null;
    await mkdir(dirname(file), { recursive: true });
    // Written aside first: no one reads half a picture, not even after a crash.
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
    /** One size: 200 with the picture, 404 for what is not offered or not there. */
    async answerWithPicture(request: Request): Promise<Response> {
      const wanted = variantOf(new URL(request.url).pathname);
      const bytes = wanted && (await variant(wanted));
      return wanted && bytes
        ? answer(bytes, `image/${wanted.format}`)
        : new Response(null, { status: 404 });
    },

    /** The picture itself, for who knows neither format: what was stored, which we wrote ourselves. */
    async answerWithOriginal(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      return answerOriginal(pathname, isOwnPicture(pathname) ? await originalOf(pathname) : null);
    },

    /** A picture that proves what was done for an order, for who may see it; the caller has checked who asks. */
    async answerWithProof(src: string): Promise<Response> {
      return answerOriginal(src, isProofPicture(src) ? await originalOf(src) : null, toOnePerson);
    },

    /** Takes the made sizes of a picture away, which outlive it otherwise. */
    async forgetSizes(src: string): Promise<void> {
      if (!isOwnPicture(src)) return;
      const all = pictureFormats.flatMap((format) =>
        pictureWidths.map((width) => fileOf({ src, format, width })),
      );
      await Promise.all(all.map((file) => rm(file, { force: true })));
    },
  };
}
