/**
 * Draws the site's icons and the picture of a shared link into `public/`: `node scripts/build/make-site-pictures.ts`.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

const folder = join(import.meta.dirname, '../../public');
const purple = '#5C2D91';

async function makeIcons(): Promise<void> {
  const icon = await readFile(join(folder, 'icon.svg'));
  for (const size of [180, 192, 512]) {
    const name = size === 180 ? 'apple-touch-icon.png' : `icon-${size}.png`;
    await sharp(icon, { density: 1200 }).resize(size).png().toFile(join(folder, name));
  }
  // The outer fifth of a maskable icon may be cut off.
  const star = await sharp(icon, { density: 1200 }).resize(400).png().toBuffer();
  await sharp({ create: { width: 512, height: 512, channels: 3, background: purple } })
    .composite([{ input: star }])
    .png()
    .toFile(join(folder, 'icon-maskable-512.png'));
}

const stage = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
  <defs><radialGradient id="light" cx="0.7" cy="0.3" r="0.9">
    <stop offset="0" stop-color="#5C2D91"/><stop offset="1" stop-color="#1D0B33"/>
  </radialGradient></defs>
  <rect width="1200" height="630" fill="url(#light)"/>
</svg>`;

/** A portrait in a round golden frame. */
async function medallion(name: string, size: number): Promise<Buffer> {
  const portrait = await readFile(join(folder, 'demo', 'portraits', `${name}.webp`));
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="${size / 2}" cy="${size / 2}" r="${size / 2 - 8}"/></svg>`;
  const ring = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="${size / 2}" cy="${size / 2}" r="${size / 2 - 5}" fill="none" stroke="#D4AF37" stroke-width="6"/></svg>`;
  const round = await sharp(portrait)
    .resize(size, size, { position: 'top' })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(round)
    .composite([{ input: Buffer.from(ring) }])
    .png()
    .toBuffer();
}

async function makeSharedLinkPicture(): Promise<void> {
  const icon = await readFile(join(folder, 'icon.svg'));
  const logo = await sharp(icon, { density: 1200 }).resize(220).png().toBuffer();
  const people = await Promise.all([
    medallion('danae', 400),
    medallion('emir', 280),
    medallion('nigar', 240),
  ]);
  const [first, second, third] = people;
  await sharp(Buffer.from(stage))
    .composite([
      { input: second!, left: 840, top: 40 },
      { input: third!, left: 870, top: 340 },
      { input: first!, left: 470, top: 115 },
      { input: logo, left: 120, top: 205 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(folder, 'og.jpg'));
}

/** A wrapped gift, which says nothing of what is in it. */
const gift = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="420" viewBox="0 0 24 24"
  fill="none" stroke="#E6C968" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round">
  <rect x="3" y="8" width="18" height="4" rx="1"/><path d="M12 8v13"/>
  <path d="M19 12v7a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-7"/>
  <path d="M7.5 8a2.5 2.5 0 0 1 0-5A4.8 8 0 0 1 12 8a4.8 8 0 0 1 4.5-5 2.5 2.5 0 0 1 0 5"/>
</svg>`;

async function makeGiftPicture(): Promise<void> {
  const icon = await readFile(join(folder, 'icon.svg'));
  const logo = await sharp(icon, { density: 1200 }).resize(110).png().toBuffer();
  await sharp(Buffer.from(stage))
    .composite([
      { input: Buffer.from(gift), left: 390, top: 95 },
      { input: logo, left: 1030, top: 470 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(folder, 'og-gift.jpg'));
}

await makeGiftPicture();
await makeIcons();
await makeSharedLinkPicture();
