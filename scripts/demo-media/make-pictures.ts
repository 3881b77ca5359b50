/**
 * Draws every portrait and every picture of goods and writes them as WebP, 640 by 800, where the
 * site serves them. Run: `node scripts/demo-media/make-pictures.ts`.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { goods } from './goods/goods.ts';
import { people } from './people/people.ts';
import { picture } from './picture.ts';

const target = new URL('../../public/demo/', import.meta.url);

/** The drawings are 400 units wide; 72 dpi is one pixel a unit. */
const density = (72 * 640) / 400;

async function write(svg: string, path: string): Promise<void> {
  const file = fileURLToPath(new URL(path, target));
  const { size } = await sharp(Buffer.from(svg), { density })
    .resize(640, 800)
    .webp({ quality: 80, effort: 6 })
    .toFile(file);
  console.log(`${path} ${size}`);
}

await mkdir(new URL('portraits/', target), { recursive: true });
await mkdir(new URL('products/', target), { recursive: true });
for (const person of people) await write(picture(person), `portraits/${person.id}.webp`);
for (const [name, svg] of Object.entries(goods)) await write(svg, `products/${name}.webp`);
