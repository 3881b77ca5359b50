/**
 * Makes the sample clips that celebrities show on their pages: the portrait looks around and speaks, with a sound track
 * that resembles a voice. H.264 and AAC in MP4 with an AVIF poster beside it; needs ffmpeg, and half an hour for all.
 * Run: `node scripts/demo-media/make-sample-clips.ts`, with names behind it for some people only.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

import { clipTexts, type ClipText } from '../../backend/seed/world/clips/clip-texts.ts';
import { people } from './people.ts';
import { portrait } from './portrait.ts';
import type { PortraitSpec, Pose } from './portrait-spec.ts';
import { opening, talk, wav } from './voice.ts';

const width = 480;
const height = 600;
const framesPerSecond = 10;
/** The drawings are 400 units wide; 72 dpi is one pixel a unit. */
const density = (72 * width) / 400;
const target = fileURLToPath(new URL('../../backend/seed/world/media/clips/', import.meta.url));

/** Where the second clip was filmed, so that the two of one person differ. */
const elsewhere = [
  { backdrop: 'night', shape: 'rings' },
  { backdrop: 'sand', shape: 'arch' },
  { backdrop: 'sky', shape: 'beams' },
  { backdrop: 'berry', shape: 'disc' },
  { backdrop: 'sage', shape: 'arch' },
] as const satisfies readonly Partial<PortraitSpec>[];

function poseAt(at: number, { lines, durationMs }: ClipText): Pose & { readonly tilt: number } {
  // One period long, so that a looped clip does not jump.
  const turn = (at / durationMs) * 2 * Math.PI;
  const nod = Math.sin(turn * 2);
  const toBlink = Math.min(...[1_500, 3_900, 5_700].map((blink) => Math.abs(at - blink)));
  const open = opening(lines, at);
  return {
    open: toBlink < 50 ? 0.1 : toBlink < 110 ? 0.55 : 1,
    ...(open > 0.55 ? { mouth: 'talk' as const } : open > 0 ? { mouth: 'smile' as const } : {}),
    // Few steps, since each other picture is drawn anew: the rest of the movement is the camera's.
    tilt: nod > 0.4 ? 1.6 : nod < -0.4 ? -1.6 : 0,
  };
}

/** A camera held in the hand: what is cut out of each picture moves, in one period. */
function camera({ durationMs }: ClipText): string {
  const turn = `2*PI*t/${durationMs / 1_000}`;
  return `crop=448:560:'16+12*sin(${turn})':'20+9*sin(${turn}*2+1)',scale=${width}:${height}`;
}

async function make(still: PortraitSpec, index: number, clip: number): Promise<void> {
  const text = clipTexts[clip];
  if (!text) return;
  const spec = clip === 0 ? still : { ...still, ...elsewhere[index % elsewhere.length] };
  const name = `${still.id}-${clip + 1}`;
  const sound = join(tmpdir(), `${name}.wav`);
  const pitch = (still.sex === 'f' ? 190 : 105) + ((index * 13) % 40);
  await writeFile(sound, wav(talk(text.lines, text.durationMs, { pitch, seed: index * 97 + 5 })));
  const raw = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${framesPerSecond} -i pipe:0`;
  const video = '-c:v libx264 -preset veryslow -crf 31 -pix_fmt yuv420p -tune animation';
  const voice = '-c:a aac -b:a 32k -ac 1';
  const film = spawn(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', ...raw.split(' '), '-i', sound, '-vf', camera(text)],
      ...[
        ...video.split(' '),
        ...voice.split(' '),
        '-shortest',
        '-map_metadata',
        '-1',
        '-fflags',
        '+bitexact',
      ],
      ...['-movflags', '+faststart', join(target, `${name}.mp4`)],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(film, 'exit');
  const drawn = new Map<string, Buffer>();
  const frames = Math.round((text.durationMs / 1_000) * framesPerSecond);
  for (let frame = 0; frame < frames; frame += 1) {
    const { tilt, ...pose } = poseAt((frame / framesPerSecond) * 1_000, text);
    const svg = portrait({ ...spec, tilt: (spec.tilt ?? 0) + tilt }, pose)
      // Grain would be most of the file.
      .replace(/<rect [^>]*filter="url\(#grain[^>]*>/, '');
    let pixels = drawn.get(svg);
    pixels ??= await sharp(Buffer.from(svg), { density })
      .resize(width, height)
      .removeAlpha()
      .raw()
      .toBuffer();
    drawn.set(svg, pixels);
    if (!film.stdin.write(pixels)) await once(film.stdin, 'drain');
    if (frame === Math.round(frames / 2)) {
      const shape = { raw: { width, height, channels: 3 } } as const;
      const { size } = await sharp(pixels, shape)
        .avif({ quality: 48 })
        .toFile(join(target, `${name}.avif`));
      console.log(`${name}.avif ${size}`);
    }
  }
  film.stdin.end();
  const [code] = await ended;
  await rm(sound);
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`);
  console.log(`${name}.mp4`);
}

await mkdir(target, { recursive: true });
const wanted = process.argv.slice(2);
for (const [index, person] of people.entries()) {
  if (wanted.length > 0 && !wanted.includes(person.id)) continue;
  for (const clip of clipTexts.keys()) await make(person, index, clip);
}
