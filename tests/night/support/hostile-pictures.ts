import sharp from 'sharp';

import {
  attackPictures,
  jpegFromPhone,
  jpegOf,
  type SentFile,
} from '../../support/attack-pictures.ts';
import { seeded } from '#tests/support/databases/seeded.ts';

/** A picture, or what calls itself one, and every status that it may be answered with. */
export interface HostilePicture {
  readonly what: string;
  readonly sent: SentFile;
  readonly statuses: readonly number[];
}

const mimes = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
type Format = keyof typeof mimes;
const formats = ['jpeg', 'png', 'webp'] as const;
const noise = (width: number, height: number) => {
  const random = seeded(width * height);
  const data = Buffer.from(
    Array.from({ length: width * height * 3 }, () => Math.floor(random() * 256)),
  );
  return sharp(data, { raw: { width, height, channels: 3 } });
};
const named = (name: string, mimeType: string, buffer: Buffer): SentFile => ({
  ...{ name, mimeType },
  buffer: Buffer.from(buffer),
});
const refused = [413, 415, 422] as const;
const either = [200, 201, ...refused] as const;

/** Sixty of them, the same in each run. */
export async function hostilePictures(): Promise<readonly HostilePicture[]> {
  const known = (await attackPictures()).map(({ what, sent, status }) => ({
    what,
    sent,
    statuses: [status],
  }));
  const good = async (format: Format) => noise(64, 48).toFormat(format).toBuffer();
  const all: HostilePicture[] = [...known];
  const script = Buffer.from('<script>alert(document.domain)</script><?php system($_GET[0]); ?>');
  for (const format of formats) {
    const bytes = await good(format);
    const as = (
      what: string,
      data: Buffer,
      statuses: readonly number[],
      mime: string = mimes[format],
    ) => all.push({ what: `${format}: ${what}`, sent: named(`a.${format}`, mime, data), statuses });
    as('with a script behind its end', Buffer.concat([bytes, script]), either);
    as('with a script before it', Buffer.concat([script, bytes]), refused);
    as('called text', bytes, either, 'text/html');
    as('called SVG', bytes, either, 'image/svg+xml');
    as('its first 12 bytes', bytes.subarray(0, 12), refused);
    as('its first half', bytes.subarray(0, bytes.length >> 1), either);
    as('with its middle turned over', flipped(bytes, 0.5), either);
    as(
      'with every hundredth byte changed',
      Buffer.from(bytes.map((byte, at) => (at > 30 && at % 100 === 0 ? byte ^ 255 : byte))),
      either,
    );
    as(
      'with a zip behind it',
      Buffer.concat([bytes, Buffer.from('PK\u0003\u0004evil.php')]),
      either,
    );
    as('of 1 × 1', await noise(1, 1).toFormat(format).toBuffer(), either);
    as('of 1 × 4,000', await noise(1, 4_000).toFormat(format).toBuffer(), either);
    as(
      'with an ICC profile and EXIF',
      await noise(64, 64)
        .toFormat(format)
        .withIccProfile('p3')
        .withExif({
          IFD0: { Copyright: '<script>alert(1)</script>', Artist: "'; drop table users; --" },
        })
        .toBuffer(),
      [200, 201],
    );
  }
  const bomb = await sharp({
    create: { width: 16_000, height: 16_000, channels: 3, background: '#000' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const plain = [
    ['a bomb of 16,000 × 16,000', named('b.png', 'image/png', bomb), [413]],
    ['2 MiB to the byte', await jpegOf(2_097_152), [200, 201]],
    ['a photograph with a place in it', await jpegFromPhone(), [200, 201]],
    ['HEIC', named('a.heic', 'image/heic', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0')), [415]],
    ['AVIF', named('a.avif', 'image/avif', await noise(32, 32).avif().toBuffer()), [415]],
    ['TIFF', named('a.tif', 'image/tiff', await noise(32, 32).tiff().toBuffer()), [415]],
    ['a PDF', named('a.pdf', 'image/jpeg', Buffer.from('%PDF-1.7\n1 0 obj')), [415]],
    ['HTML', named('a.png', 'image/png', Buffer.from('<html><script>alert(1)</script>')), [415]],
    [
      'an EPS',
      named('a.eps', 'image/png', Buffer.from('%!PS-Adobe-3.0 EPSF\n(/etc/passwd) (r) file')),
      [415],
    ],
    [
      'an MVG of ImageMagick',
      named(
        'a.mvg',
        'image/png',
        Buffer.from('push graphic-context\nfill "url(https://evil.test)"'),
      ),
      [415],
    ],
    [
      'a CMYK JPEG',
      named('c.jpg', 'image/jpeg', await noise(64, 64).toColourspace('cmyk').jpeg().toBuffer()),
      either,
    ],
    [
      'a PNG of 16 bits',
      named('d.png', 'image/png', await noise(64, 64).toColourspace('rgb16').png().toBuffer()),
      [200, 201],
    ],
    ['nothing but NUL', named('n.png', 'image/png', Buffer.alloc(4_096)), [415]],
    [
      'a JPEG of markers only',
      named('a.jpg', 'image/jpeg', Buffer.from('\xff\xd8\xff\xd9', 'latin1')),
      refused,
    ],
    [
      'a PNG whose header lies',
      named(
        'a.png',
        'image/png',
        Buffer.from(
          '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\x7f\xff\xff\xff\x7f\xff\xff\xff\x08\x02\0\0\0',
          'latin1',
        ),
      ),
      refused,
    ],
  ] as const;
  for (const [what, sent, statuses] of plain) all.push({ what, sent, statuses });
  return all;
}

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  const middle = Math.floor(copy.length * at);
  for (let index = middle; index < Math.min(middle + 16, copy.length); index += 1)
    copy[index] = (copy[index] ?? 0) ^ 255;
  return copy;
}
