import sharp from 'sharp';
import { expect, it } from 'vitest';

import { pictureMaxBytes } from '#domain/person/profile-picture.ts';
import { attackPictures, jpegFromPhone, jpegOf } from '#tests/support/attack-pictures.ts';

import { squarePicture } from './square-picture.server.ts';

it('takes a picture of exactly 2 MB, and makes a small square WebP of it', async () => {
  const { buffer } = await jpegOf(pictureMaxBytes);
  const made = await sharp(await squarePicture(buffer)).metadata();
  expect([made.format, made.width, made.height]).toEqual(['webp', 200, 200]);
});

it('sets a picture upright, and drops where it was taken', async () => {
  const { buffer } = await jpegFromPhone();
  expect((await sharp(buffer).metadata()).exif).toBeDefined();
  const made = await squarePicture(buffer);
  const { exif, xmp, icc, orientation } = await sharp(made).metadata();
  expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  expect(Buffer.from(made).includes('SpyPhone')).toBe(false);
});

it('enlarges nothing and shows large ones at 960 pixels', async () => {
  const large = await sharp({
    create: { width: 2_000, height: 1_200, channels: 4, background: '#0000' },
  })
    .png()
    .toBuffer();
  const made = await sharp(await squarePicture(large)).metadata();
  expect([made.width, made.height]).toEqual([960, 960]);
});

it('refuses whatever only calls itself a picture', async () => {
  for (const { what, sent, code } of await attackPictures()) {
    await expect(squarePicture(sent.buffer), what).rejects.toMatchObject({ code });
  }
});

it('reads no other format in this process, no matter who asks', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await expect(sharp(svg).metadata()).rejects.toThrow(/unsupported image format/);
});
