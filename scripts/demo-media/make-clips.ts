/**
 * Makes the sample clips that celebrities show on their pages and the greetings that answer completed orders: the
 * portrait looks around, gestures and speaks, with a sound track that resembles a voice. H.264 and AAC in MP4, with an
 * AVIF poster beside each sample; needs ffmpeg, and about ten minutes for all.
 * Run: `node scripts/demo-media/make-clips.ts`, with names behind it for some people only.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

import { clipTexts } from '../../backend/seed/world/clips/clip-texts.ts';
import { poseAt, type Film } from './film.ts';
import { people } from './people/people.ts';
import type { Person } from './people/person.ts';
import { picture } from './picture.ts';
import { talk, wav } from './voice.ts';

const width = 480;
const height = 600;
const framesPerSecond = 12;
/** The drawings are 400 units wide; 72 dpi is one pixel a unit. */
const density = (72 * width) / 400;
const media = fileURLToPath(new URL('../../backend/seed/world/media/', import.meta.url));

/** Answers to orders by file name: who speaks, and where. */
const answers: readonly (readonly [name: string, person: string, place: 0 | 1])[] = [
  ['danae', 'danae', 0],
  ['danae-evening', 'danae', 1],
  ['leandros', 'leandros', 0],
  ['emir', 'emir', 0],
];

const answer: Pick<Film, 'durationMs' | 'lines'> = {
  durationMs: 4_500,
  lines: [
    { from: 300, to: 1_900 },
    { from: 2_150, to: 4_100 },
  ],
};

/** The second film is nearer; the eyes of all portraits lie around 200, 200. */
const views = ['0 0 400 500', '40 30 328 410'] as const;

async function frame(film: Film, at: number): Promise<Buffer> {
  const svg = picture(film.person, poseAt(film, at), film.place, false).replace(
    'viewBox="0 0 400 500"',
    `viewBox="${views[film.view]}"`,
  );
  return sharp(Buffer.from(svg), { density }).resize(width, height).removeAlpha().raw().toBuffer();
}

async function make(film: Film, path: string): Promise<void> {
  const sound = join(tmpdir(), `astera-${process.pid}.wav`);
  const { pitch, inks } = film.person;
  // Dots that move are most of a file.
  const quality = inks.style === 'halftone' ? 35 : 31;
  await writeFile(sound, wav(talk(film.lines, film.durationMs, { pitch, seed: film.seed })));
  const encoder = spawn(
    'ffmpeg',
    [
      ...`-y -loglevel error -f rawvideo -pix_fmt rgb24 -s ${width}x${height}`.split(' '),
      ...`-r ${framesPerSecond} -i pipe:0`.split(' '),
      ...['-i', sound],
      ...`-c:v libx264 -preset veryfast -crf ${quality} -pix_fmt yuv420p -tune animation`.split(
        ' ',
      ),
      ...'-threads 1 -c:a aac -b:a 28k -ac 1 -shortest -map_metadata -1'.split(' '),
      ...'-fflags +bitexact -movflags +faststart'.split(' '),
      `${path}.mp4`,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(encoder, 'exit');
  const frames = Math.round((film.durationMs / 1_000) * framesPerSecond);
  for (let index = 0; index < frames; index += 1) {
    const pixels = await frame(film, (index / framesPerSecond) * 1_000);
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await ended;
  await rm(sound);
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`);
  console.log(`${path.slice(media.length)}.mp4 ${(await stat(`${path}.mp4`)).size}`);
}

/** The poster shows the face between two words. */
async function makePoster(film: Film, path: string): Promise<void> {
  const shape = { raw: { width, height, channels: 3 } } as const;
  const { size } = await sharp(await frame(film, 0), shape)
    .avif({ quality: 48 })
    .toFile(`${path}.avif`);
  console.log(`${path.slice(media.length)}.avif ${size}`);
}

async function makeSamples(person: Person, index: number): Promise<void> {
  for (const [clip, text] of clipTexts.entries()) {
    const side = clip === 0 ? 0 : 1;
    const seed = index * 97 + clip * 31 + 5;
    const film: Film = { ...text, person, seed, place: side, view: side };
    const path = join(media, 'clips', `${person.id}-${clip + 1}`);
    await make(film, path);
    await makePoster(film, path);
  }
}

await mkdir(join(media, 'clips'), { recursive: true });
const names = process.argv.slice(2);
for (const [index, person] of people.entries()) {
  if (names.length > 0 && !names.includes(person.id)) continue;
  await makeSamples(person, index);
  for (const [name, speaker, place] of answers) {
    if (speaker !== person.id) continue;
    await make({ ...answer, person, seed: index * 97 + 77, place, view: 0 }, join(media, name));
  }
}
