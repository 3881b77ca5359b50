import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { isListed, storedThings } from '#domain/site/browser-storage.ts';
import { storagePurposes } from '#domain/site/storage-purpose.ts';

const root = new URL('../../app/', import.meta.url).pathname;
const list = 'domain/site/browser-storage.ts';

function sources(): { file: string; text: string }[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && file !== list)
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

describe('the list of what is kept in a browser', () => {
  const texts = sources();
  const named = texts.flatMap(({ text }) =>
    [...text.matchAll(/['`]((?:astera\.|__Host-|__Secure-)[\w.-]+)/g)].map(([, name = '']) => name),
  );

  it('every name that the sources keep something under is listed', () => {
    expect(named.length).toBeGreaterThan(20);
    // A prefix alone, an example's host and a file on the server. A name that a prefix ends, such as `astera.draft.`,
    // is completed by what it is for.
    const isKnown = (name: string) =>
      (['cookie', 'local', 'tab'] as const).some((place) => isListed(place, name));
    const notNames = new Set(['astera.', 'astera.example', 'astera.lock']);
    expect([...new Set(named)].filter((name) => !isKnown(name) && !notNames.has(name))).toEqual([]);
  });

  it('names nothing that the sources do not know', () => {
    const all = texts.map(({ text }) => text).join('\n');
    const ofOthers = /^(?:__stripe|tsr-scroll)/;
    const names = storedThings.flatMap(({ names: own }) => own);
    const unknown = names.filter(
      (name) =>
        !ofOthers.test(name) && !all.includes(`'${name}'`) && !all.includes(name.replace('*', '')),
    );
    expect(unknown).toEqual([]);
  });

  it('gives every purpose something that it is for', () => {
    const used = new Set(storedThings.map(({ purpose }) => purpose));
    expect(storagePurposes.filter((purpose) => !used.has(purpose))).toEqual([]);
  });
});
