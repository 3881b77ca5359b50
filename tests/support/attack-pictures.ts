import sharp from 'sharp';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#5C2D91' } });

export interface SentFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer<ArrayBuffer>;
}

function file(name: string, mimeType: string, bytes: Uint8Array | string): SentFile {
  return { name, mimeType, buffer: Buffer.from(bytes as string) };
}

/** A real JPEG of exactly so many bytes: what stands behind its end is no part of it. */
export async function jpegOf(bytes: number): Promise<SentFile> {
  const picture = await plain(300, 200).jpeg().toBuffer();
  const padding = Buffer.alloc(bytes - picture.byteLength);
  return file(`${bytes}.jpg`, 'image/jpeg', Buffer.concat([picture, padding]));
}

/** A photograph from a phone: lying on its side, and telling where it was taken. */
export async function jpegFromPhone(): Promise<SentFile> {
  const bytes = await plain(400, 300)
    .withExif({
      IFD0: { Make: 'SpyPhone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 58/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return file('phone.jpg', 'image/jpeg', bytes);
}

/** Whatever calls itself a picture and is not to be taken, with the status and the code of the refusal. */
export async function attackPictures(): Promise<
  readonly { what: string; sent: SentFile; status: number; code: string }[]
> {
  const noPicture = { status: 415, code: 'not_a_picture' } as const;
  const whole = await plain(800, 800).jpeg({ quality: 100 }).toBuffer();
  const bomb = await plain(6_000, 5_000).png().toBuffer();
  const gif = await plain(20, 20).gif().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  return [
    {
      what: 'one byte more than 2 MB',
      sent: await jpegOf(2_097_153),
      status: 413,
      code: 'picture_too_large',
    },
    {
      what: 'a decompression bomb',
      sent: file('bomb.png', 'image/png', bomb),
      status: 413,
      code: 'picture_too_many_pixels',
    },
    { what: 'an SVG with a script', sent: file('a.svg', 'image/svg+xml', svg), ...noPicture },
    { what: 'an SVG called JPEG', sent: file('a.jpg', 'image/jpeg', svg), ...noPicture },
    { what: 'a text called PNG', sent: file('a.png', 'image/png', 'no picture'), ...noPicture },
    { what: 'an animated GIF', sent: file('a.gif', 'image/gif', gif), ...noPicture },
    { what: 'nothing', sent: file('a.jpg', 'image/jpeg', ''), ...noPicture },
    {
      what: 'half a JPEG',
      sent: file('half.jpg', 'image/jpeg', whole.subarray(0, whole.byteLength / 2)),
      status: 422,
      code: 'broken_picture',
    },
    {
      what: 'the beginning of a WebP and nothing else',
      sent: file('a.webp', 'image/webp', 'RIFF\x08\0\0\0WEBPVP8 '),
      status: 422,
      code: 'broken_picture',
    },
  ];
}
