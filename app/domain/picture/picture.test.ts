import { describe, expect, it } from 'vitest';

import { isOwnPicture, variantOf } from './picture.ts';
import { pictureSources } from './picture-sources.ts';
import { isProofPicture } from './proof-picture.ts';

const src = '/demo/portraits/danae.webp';

describe('a picture of our own', () => {
  it('is offered in modern formats and in sizes that the server knows', () => {
    const sources = pictureSources(src);
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const { srcSet } of sources) {
      const offered = srcSet.split(', ').map((one) => one.split(' '));
      expect(offered).toHaveLength(6);
      for (const [address = '', width] of offered) {
        const variant = variantOf(address);
        expect(variant?.src).toBe(src);
        expect(`${variant?.width}w`).toBe(width);
      }
    }
  });

  it('is not offered larger than its place needs', () => {
    expect(pictureSources(src, 376)[0]?.srcSet).toMatch(/480\/demo\S+ 480w$/);
    expect(pictureSources(src, 100)[0]?.srcSet).toMatch(/^\S+ 160w$/);
    expect(pictureSources(src, 5_000)[0]?.srcSet).toContain('960w');
  });
});

it.each([
  'https://spy.test/a.png',
  '//spy.test/a.png',
  '/demo/../secrets/key.png',
  '/demo/a.svg',
  '/demo/.hidden.png',
  '/data/keys.png',
  '/demo/%2e%2e/a.png',
  '/demo/a\\b.png',
  '/demo//a.png',
  '/demo.png',
])('%s is no picture of ours', (foreign) => {
  expect(pictureSources(foreign)).toEqual([]);
  expect(variantOf(`/api/picture/webp/320${foreign}`)).toBeNull();
});

it('a picture that proves an order is none for everyone, whatever case its folder is written in', () => {
  const name = '0123456789abcdef0123456789abcdef.webp';
  expect(isProofPicture(`/media/proofs/${name}`)).toBe(true);
  for (const folder of ['proofs', 'Proofs', 'PROOFS']) {
    expect(isOwnPicture(`/media/${folder}/${name}`)).toBe(false);
    expect(variantOf(`/api/picture/webp/320/media/${folder}/${name}`)).toBeNull();
  }
  for (const other of ['/media/people/', '/media/proofs/deeper/', '/media/proofs/../people/']) {
    expect(isProofPicture(`${other}${name}`)).toBe(false);
  }
});

it.each(['/api/picture/gif/320', '/api/picture/webp/321', '/api/picture/webp/0320', '/x/webp/320'])(
  '%s is nothing that is offered',
  (start) => {
    expect(variantOf(`${start}${src}`)).toBeNull();
  },
);
