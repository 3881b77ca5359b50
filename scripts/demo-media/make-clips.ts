/**
 * Makes the short greetings that answer completed orders: the portrait blinks, sways and speaks,
 * silently, for a few seconds. H.264 in MP4, encoded in WebAssembly; no ffmpeg is needed.
 * Run: `node scripts/demo-media/make-clips.ts` (about a minute).
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import HME from 'h264-mp4-encoder';
import sharp from 'sharp';
import { people } from './people.ts';
import { portrait } from './portrait.ts';
import { type PortraitSpec, type Pose } from './portrait-spec.ts';

const width = 480;
const height = 600;
const framesPerSecond = 15;
/** The drawings are 400 units wide; 72 dpi is one pixel a unit. */
const density = (72 * width) / 400;
const target = new URL('../../backend/seed/world/media/', import.meta.url);

interface Clip {
  readonly file: string;
  readonly person: string;
  readonly frames: number;
  /** Replaces parts of the portrait, so that two clips of one person differ. */
  readonly scene?: Partial<PortraitSpec>;
}

const clips: readonly Clip[] = [
  { file: 'danae.mp4', person: 'danae', frames: 60 },
  {
    file: 'danae-evening.mp4',
    person: 'danae',
    frames: 45,
    scene: { backdrop: 'night', shape: 'rings', cloth: ['#8C2F55'] },
  },
  { file: 'leandros.mp4', person: 'leandros', frames: 45 },
  { file: 'emir.mp4', person: 'emir', frames: 45 },
];

const speech = ['talk', 'smile', 'talk', 'calm', 'talk', 'talk', 'smile', 'talk', 'calm'] as const;

/** The pose of one frame. The movement is one period long, so that a looped clip does not jump. */
function poseAt(frame: number, frames: number): Pose & { readonly tilt: number } {
  const turn = (frame / frames) * 2 * Math.PI;
  const speaks = frame > 4 && frame < frames - 10;
  const toBlink = Math.min(Math.abs(frame - 18), Math.abs(frame - 40));
  const mouth = speaks ? speech[(frame >> 1) % speech.length] : undefined;
  return {
    open: toBlink === 0 ? 0.1 : toBlink === 1 ? 0.55 : 1,
    ...(mouth === undefined ? {} : { mouth }),
    dx: 5 * Math.sin(turn),
    lean: 1.1 * Math.sin(turn + 0.6),
    tilt: 2.2 * Math.sin(turn * 2),
  };
}

async function make({ file, person, frames, scene }: Clip): Promise<void> {
  const still = people.find(({ id }) => id === person);
  if (!still) throw new Error(`No one is called ${person}`);
  const spec: PortraitSpec = { ...still, ...scene };
  const encoder = await HME.createH264MP4Encoder();
  encoder.width = width;
  encoder.height = height;
  encoder.frameRate = framesPerSecond;
  encoder.quantizationParameter = 32;
  encoder.initialize();
  for (let frame = 0; frame < frames; frame += 1) {
    const { tilt, ...pose } = poseAt(frame, frames);
    const svg = portrait({ ...spec, tilt: (spec.tilt ?? 0) + tilt }, pose);
    const pixels = await sharp(Buffer.from(svg), { density })
      .resize(width, height)
      .ensureAlpha()
      .raw()
      .toBuffer();
    encoder.addFrameRgba(pixels);
  }
  encoder.finalize();
  const bytes = encoder.FS.readFile(encoder.outputFilename);
  encoder.delete();
  await writeFile(fileURLToPath(new URL(file, target)), bytes);
  console.log(`${file} ${bytes.length}`);
}

await mkdir(target, { recursive: true });
for (const clip of clips) await make(clip);
