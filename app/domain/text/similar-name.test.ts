import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isLikeSiteName, nameLikeness } from './similar-name.ts';
import { comparableName } from './comparable-name.ts';
import { editDistance } from './edit-distance.ts';

const likeness = (one: string, other: string) =>
  nameLikeness(comparableName(one), comparableName(other));

describe('two names', () => {
  it.each([
    ['Danae Vellis', 'danae  VELLIS'],
    ['Μαρία Καλή', 'ΜΑΡΊΑ ΚΑΛΉ'],
    ['Милена Савковић', 'милена савковић'],
  ])('%s and %s are the same', (one, other) => {
    expect(likeness(one, other)).toBe('same');
  });

  it.each([
    // Accents, signs, spaces.
    ['Danae Vellis', 'Danaé Vellis'],
    ['Danae Vellis', 'Danae-Vellis'],
    ['Danae Vellis', 'DanaeVellis'],
    ['Şükrü Çağrı', 'Sukru Cagri'],
    ['Rəşad Məlikzadə', 'Reshad Melikzade'],
    // Letters of other scripts that look like Latin ones.
    ['Danae Vellis', 'Dаnае Vеllis'],
    ['Rosa Porter', 'Rоsа Роrtеr'],
    ['Noah Baker', 'Νοah Βakеr'],
    ['Max Tane', 'Мах Тане'],
    ['Chris Howe', 'Сhris Нowe'],
    // Digits, and l for I.
    ['Danae Vellis', 'Danae Ve11is'],
    ['Ilan Ilves', 'llan llves'],
    ['Rosa Porter', 'R0sa P0rter'],
    // Transliteration, both ways.
    ['Милена Савковић', 'Milena Savkovic'],
    ['Ђорђе Јовић', 'Djordje Jović'],
    ['Лев Жуков', 'Lev Zhukov'],
    ['Χρήστος Λάμπρου', 'Christos Lamprou'],
    ['Δανάη Βέλλη', 'Danae Velli'],
    ['Μαρία Παπαδοπούλου', 'Мария Пападопулу'],
    // A few letters.
    ['Danae Vellis', 'Danae Velis'],
    ['Danae Vellis', 'Danea Vellis'],
    ['Danae Vellis', 'Danae Vellas'],
    ['Милена Савковић', 'Милена Савкович'],
    ['Αλέξης Δήμου', 'Αλέξις Δήμος'],
    // Another order, or words around.
    ['Danae Vellis', 'Vellis Danae'],
    ['Danae Vellis', 'The Real Danae Vellis'],
    ['Danae Vellis', 'Danae Vellis Official'],
    ['Милена Савковић', 'Савковић Милена official'],
  ])('%s and %s are similar', (one, other) => {
    expect(likeness(one, other)).toBe('similar');
    expect(likeness(other, one)).toBe('similar');
  });

  it.each([
    ['Ava', 'Eva'],
    ['Ivan', 'Иван П.'],
    ['Danae Vellis', 'Danae Moreno'],
    ['Danae Vellis', 'Ava Moreno'],
    ['Милена Савковић', 'Милена Јовић'],
    ['Μαρία Καλή', 'Μαρία Δήμου'],
    ['Lev', 'Leo'],
    ['', ''],
    ['!!!', '???'],
    ['Danae', 'Danae Vellis'],
  ])('%s and %s are two', (one, other) => {
    expect(likeness(one, other)).toBeNull();
  });
});

it('counts the letters between two words, and gives up beyond what is allowed', () => {
  expect(editDistance('vellis', 'vellis', 2)).toBe(0);
  expect(editDistance('vellis', 'velils', 2)).toBe(1);
  expect(editDistance('vellis', 'velis', 2)).toBe(1);
  expect(editDistance('vellis', 'porter', 2)).toBeNull();
  expect(editDistance('', 'ab', 2)).toBe(2);
});

it('is the same whichever name comes first, for any two texts', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 20 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(likeness(one, other)).toBe(likeness(other, one));
    }),
  );
});

describe('the name of the site', () => {
  it.each([
    ['Astera', true],
    ['ASTΕRA', true],
    ['Astera Support', true],
    ['The Astera Team', true],
    ['Astero', true],
    ['Asteria Nova', false],
    ['Danae Vellis', false],
    ['', false],
  ])('could be meant by %j: %s', (name, expected) => {
    expect(isLikeSiteName(comparableName('Astera'), comparableName(name))).toBe(expected);
  });

  it('of several words is meant where all of them are there', () => {
    const site = comparableName('Star Shop');
    expect(isLikeSiteName(site, comparableName('The Star Shop Team'))).toBe(true);
    expect(isLikeSiteName(site, comparableName('Star Danae'))).toBe(false);
  });
});
