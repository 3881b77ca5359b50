import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { missingFor, publicLink, type ApplicantStore } from './application.ts';
import { applicationSchema } from './application-schema.ts';
import { declineSchema } from './decline.ts';

const whole: ApplicantStore = {
  name: 'Nova Vantar',
  picture: '/media/nova.webp',
  description: 'I sing.',
  services: [{ kind: 'getVideo', price: 5_000 }],
};

describe('what is missing for an application', () => {
  it.each([
    [whole, ['https://example.org/nova'], []],
    [{ ...whole, name: '  ' }, ['https://example.org/nova'], ['name']],
    [{ ...whole, picture: null }, ['https://example.org/nova'], ['picture']],
    [{ ...whole, description: ' ' }, ['https://example.org/nova'], ['description']],
    [{ ...whole, services: [] }, [], ['service', 'links']],
  ])('of %o with links %j is %j', (store, links, missing) => {
    expect(missingFor(store, { links })).toEqual(missing);
  });
});

describe('a link that proves who someone is', () => {
  it.each([
    ['https://www.instagram.com/nova', 'https://www.instagram.com/nova'],
    ['instagram.com/nova', 'https://instagram.com/nova'],
    ['  http://nova.example.org ', 'http://nova.example.org/'],
    ['https://пример.срб/нова', 'https://xn--e1afmkfd.xn--90a3ac/%D0%BD%D0%BE%D0%B2%D0%B0'],
  ])('%j is %s', (typed, link) => {
    expect(publicLink(typed)).toBe(link);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'mailto:nova@example.org',
    'ftp://example.org/nova',
    'https://nova:secret@example.org',
    'https://example.org:8443/',
    'http://127.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'https:example.org',
    'https:\\\\example.org',
    'example',
    'two words.org',
    '',
  ])('%j is none', (typed) => {
    expect(publicLink(typed)).toBeNull();
  });

  it('is kept once, and empty fields are left out', () => {
    const links = ['instagram.com/nova', '', 'https://instagram.com/nova'];
    expect(v.parse(applicationSchema, { links, message: ' Hi ' })).toEqual({
      links: ['https://instagram.com/nova'],
      message: 'Hi',
    });
    const bad = v.safeParse(applicationSchema, { links: ['javascript:alert(1)'], message: '' });
    expect(bad.issues?.[0].message).toBe('no-web-address');
    const many = Array.from({ length: 6 }, (_, at) => `example.org/${at}`);
    expect(v.is(applicationSchema, { links: many, message: '' })).toBe(false);
  });
});

it('needs words to decline for another reason than those of the list', () => {
  expect(v.is(declineSchema, { reason: 'not-proven', words: '' })).toBe(true);
  expect(v.is(declineSchema, { reason: 'other', words: ' ' })).toBe(false);
  expect(v.is(declineSchema, { reason: 'because', words: 'So' })).toBe(false);
});
