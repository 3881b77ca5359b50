import { expect, it } from 'vitest';

import { webpSize } from './webp-size.ts';

/** The first bytes of a picture of 321 by 123 pixels, as libvips writes it. */
const heads = {
  'as photographs are written': 'UklGRpQAAABXRUJQVlA4IIgAAABwDACdASpBAXsAPlU=',
  'without loss': 'UklGRigAAABXRUJQVlA4TBsAAAAvQIEeAAdQlGqVsf8=',
  'with what shines through': 'UklGRsQAAABXRUJQVlA4WAoAAAAQAAAAQAEAegAAQUw=',
};
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));

it.each(Object.entries(heads))('reads how large a WebP picture is, written %s', (_how, head) => {
  expect(webpSize(bytesOf(head))).toEqual({ width: 321, height: 123 });
});

it('says nothing of another picture, or of none', () => {
  expect(webpSize(bytesOf('iVBORw0KGgoAAAANSUhEUgAAAUEAAAB7CAYAAADqmDI='))).toBeNull();
  expect(webpSize(new TextEncoder().encode('RIFF....WEBPVP8 '))).toBeNull();
  expect(webpSize(new Uint8Array())).toBeNull();
});
