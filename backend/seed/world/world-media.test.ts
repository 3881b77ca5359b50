import { createHash } from 'node:crypto';
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

  it('has no picture twice, under whatever name', () => {
    const files = [
      ...world.celebrities.map(({ portrait }) => publicFile(portrait)),
      ...world.products.flatMap(({ image }) => (image === null ? [] : publicFile(image))),
      ...clips.map(({ poster }) => new URL(`clips/${poster}`, mediaFolder)),
    ];
    const owners = new Map<string, string>();
    for (const file of files) {
      const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
      expect(owners.get(hash), file.pathname).toBeUndefined();
      owners.set(hash, file.pathname);
    }
    expect(owners.size).toBe(27 + 40 + 54);
  });

  it('has two clips of every celebrity with a poster, below 6 MB altogether', () => {
    const folder = new URL('clips/', mediaFolder);
    for (const { login } of world.celebrities) {
      const own = clips.filter(({ celebrity }) => celebrity === login);
      expect(own, login).toHaveLength(2);
      for (const { video, poster } of own) {
        const bytes = readFileSync(new URL(video, folder));
        expect(bytes.includes('avc1') && bytes.includes('mp4a'), video).toBe(true);
        // The index is in front, so that it plays before it has arrived.
        expect(bytes.indexOf('moov'), video).toBeLessThan(bytes.indexOf('mdat'));
        expect(bytes.length, video).toBeLessThan(140_000);
        expect(readFileSync(new URL(poster, folder)).toString('latin1', 4, 12)).toBe('ftypavif');
      }
    }
    const names = readdirSync(folder);
    expect(names.toSorted()).toEqual(
      clips.flatMap(({ video, poster }) => [video, poster]).toSorted(),
    );
    const sizes = names.map((name) => statSync(new URL(name, folder)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000);
  });

  it('has captions of every clip, that end before it does', () => {
    for (const { captions, durationMs, video } of clips) {
      expect(captions.length, video).toBeGreaterThanOrEqual(2);
      for (const { from, to, text } of captions) {
        expect(from < to && to <= durationMs, video).toBe(true);
        expect(text.trim(), video).not.toBe('');
      }
      expect(durationMs >= 6_000 && durationMs <= 10_000, video).toBe(true);
    }
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
