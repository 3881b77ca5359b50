import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import sharp from 'sharp';

import { pictureAddress, variantOf, type PictureVariant } from '#domain/picture.ts';

export interface PictureFolders {
  /** Where the pictures of the site are, by the first part of their address: `demo`, `media`. */
  readonly originals: Readonly<Record<string, string>>;
  /** Where made sizes are kept. Losing it costs time only. */
  readonly made: string;
}

/** A picture that unpacks to more is refused: it is there to fill the memory. */
const mostPixels = 25_000_000;
/** Making a size takes a processor for a moment; more at once would only stand in each other's way. */
const mostAtOnce = 2;
const oneYear = 'public, max-age=31536000, immutable';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Runs at most so many at once, in the order they came. */
function startGate(most: number): <Result>(run: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (run) => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Answers requests for sizes of the site's own pictures; makes each size once and keeps it. */
export function createPictures({ originals, made }: PictureFolders) {
  const gate = startGate(mostAtOnce);
  const underWay = new Map<string, Promise<Buffer | null>>();

  async function make({ src, format, width }: PictureVariant, file: string) {
    const [, first = '', ...rest] = src.split('/');
    const folder = originals[first];
    const original = folder === undefined ? null : await readIfThere(join(folder, ...rest));
    if (!original) return null;
    const picture = sharp(original, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width, withoutEnlargement: true });
    const encoded =
      format === 'avif' ? picture.avif({ quality: 55, effort: 3 }) : picture.webp({ quality: 78 });
    // What cannot be read as a picture is none, whatever the reason.
    const bytes = await encoded.toBuffer().catch(() => null);
    if (!bytes) return null;
    await mkdir(dirname(file), { recursive: true });
    // Written aside first: nobody reads half a picture, not even after a crash.
    const aside = `${file}.${randomUUID()}`;
    await writeFile(aside, bytes);
    await rename(aside, file);
    return bytes;
  }

  function variant(wanted: PictureVariant): Promise<Buffer | null> {
    const key = pictureAddress(wanted);
    const file = join(made, `${wanted.width}`, `${wanted.src}.${wanted.format}`);
    const running =
      underWay.get(key) ??
      readIfThere(file)
        .then((kept) => kept ?? gate(() => make(wanted, file)))
        .finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  }

  /** 200 with the picture, 404 for what is not offered or not there. */
  return async function answerWithPicture(request: Request): Promise<Response> {
    const wanted = variantOf(new URL(request.url).pathname);
    const bytes = wanted && (await variant(wanted));
    if (!wanted || !bytes) return new Response(null, { status: 404 });
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': `image/${wanted.format}`,
        'content-length': String(bytes.byteLength),
        'cache-control': oneYear,
        'x-content-type-options': 'nosniff',
      },
    });
  };
}
