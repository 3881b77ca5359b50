import { readdirSync, readFileSync, statSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { clips } from './clips/clips.ts';
import { world } from './world.ts';

const publicFolder = new URL('../../../public/', import.meta.url);
const mediaFolder = new URL('./media/', import.meta.url);

function publicFile(path: string): URL {
  return new URL(`.${path}`, publicFolder);
}

function isWebP(file: URL): boolean {
  const bytes = readFileSync(file);
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
}

describe('the media files', () => {
  it('has a portrait of every celebrity, none used twice', () => {
    const portraits = world.celebrities.map(({ portrait }) => portrait);
    expect(new Set(portraits).size).toBe(portraits.length);
    for (const { portrait } of world.celebrities) {
      expect(isWebP(publicFile(portrait)), portrait).toBe(true);
    }
  });

  it('has the picture of every product that names one', () => {
    for (const { image } of world.products) {
      if (image !== null) expect(isWebP(publicFile(image)), image).toBe(true);
    }
  });

  it('has the pictures of the pages', () => {
    for (const { picture } of world.pages) {
      if (picture) expect(isWebP(publicFile(picture.src)), picture.src).toBe(true);
    }
  });

  it('has both clips of everyone who was filmed, with a poster, below 6 MB altogether', () => {
    const folder = new URL('clips/', mediaFolder);
    for (const { video, poster } of clips) {
      const bytes = readFileSync(new URL(video, folder));
      expect(bytes.includes('avc1') && bytes.includes('mp4a'), video).toBe(true);
      // The index is in front, so that it plays before it has arrived.
      expect(bytes.indexOf('moov'), video).toBeLessThan(bytes.indexOf('mdat'));
      expect(readFileSync(new URL(poster, folder)).toString('latin1', 4, 12)).toBe('ftypavif');
    }
    expect(new Set(clips.map(({ celebrity }) => celebrity)).size).toBeGreaterThanOrEqual(9);
    const sizes = readdirSync(folder).map((name) => statSync(new URL(name, folder)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000);
  });

  it('has captions that end before their clip', () => {
    for (const { captions, durationMs } of clips)
      for (const { from, to } of captions) expect(from < to && to <= durationMs).toBe(true);
  });

  it('stays below 1.5 MB altogether, beside the clips', () => {
    const folders = [
      new URL('demo/portraits/', publicFolder),
      new URL('demo/products/', publicFolder),
      mediaFolder,
    ];
    const sizes = folders.flatMap((folder) =>
      readdirSync(folder).map((name) => statSync(new URL(name, folder)).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
  });

  it('has the answer videos as MP4 files with H.264 pictures', () => {
    const videos = world.orders.flatMap(({ answerVideo }) => answerVideo ?? []);
    expect(new Set(videos).size).toBeGreaterThanOrEqual(2);
    for (const video of videos) {
      const bytes = readFileSync(new URL(video, mediaFolder));
      expect(bytes.toString('latin1', 4, 8), video).toBe('ftyp');
      expect(bytes.includes('avc1'), video).toBe(true);
    }
  });
});
