import fc from 'fast-check';
import { expect, it } from 'vitest';

import { isSepaId, sepaText } from './sepa-text.server.ts';

it.each([
  ['Παπαδόπουλος Ευάγγελος', 'Papadopoulos Evangelos'],
  ['ΠΑΠΑΔΟΠΟΥΛΟΣ', 'PAPADOPOULOS'],
  ['Μπάμπης Ευθυμίου', 'Bampis Efthymiou'],
  ['Ταϋγέτη Παύλου', 'Taygeti Pavlou'],
  ['Άγγελος Σφίγξ Ψαρράς', 'Angelos Sfinx Psarras'],
  ['Ахундов Щербаков', 'Akhundov Shcherbakov'],
  ['Жељко Ђорђевић', 'Zeljko Djordjevic'],
  ['İlkin Əliyev Şükrü Çağ', 'Ilkin Eliyev Sukru Cag'],
  ['Müller & Søn “Łódź” — ß', 'Muller + Son Lodz - ss'],
  ['  a\n\tb  😀 c@d ', 'a b c d'],
  ['♥', ''],
])('writes %s so that every bank takes it', (text, written) => {
  expect(sepaText(text, 70)).toBe(written);
});

it('reads Cyrillic as Serbian where the account says so', () => {
  expect(sepaText('Чедомир Живковић', 70)).toBe('Cedomir Zivkovic');
  expect(sepaText('Драган Чолић', 70, { serbian: true })).toBe('Dragan Colic');
  expect(sepaText('Жанна Чехова', 70)).toBe('Zhanna Chekhova');
  expect(sepaText('Жика Чех', 70, { serbian: true })).toBe('Zika Ceh');
});

it('stays within the set and the length, whatever comes in, and changes nothing twice', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.integer({ min: 1, max: 140 }),
      (text, most) => {
        const written = sepaText(text, most);
        expect(written).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]*$/);
        expect(written.length).toBeLessThanOrEqual(most);
        expect(sepaText(written, most)).toBe(written);
      },
    ),
    { numRuns: 2_000 },
  );
});

it('knows what banks take as an identification', () => {
  for (const id of ['R-1', 'A/B', 'x'.repeat(35)]) expect([id, isSepaId(id)]).toEqual([id, true]);
  for (const id of ['', '/A', 'A/', 'A//B', ' A', 'ä', 'a_b', 'x'.repeat(36)])
    expect([id, isSepaId(id)]).toEqual([id, false]);
});
