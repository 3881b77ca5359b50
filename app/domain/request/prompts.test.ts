import { describe, expect, it } from 'vitest';

import { occasions } from './occasion.ts';
import { promptKeys, promptsFor, withPrompt } from './prompts.ts';

describe('the questions that help with a request', () => {
  it.each(occasions)('for %s are three different ones', (occasion) => {
    for (const isForMe of [true, false]) {
      expect(new Set(promptsFor(occasion, isForMe)).size).toBe(3);
    }
  });

  it('are each asked somewhere', () => {
    const asked = occasions.flatMap((occasion) =>
      [true, false].flatMap((me) => promptsFor(occasion, me)),
    );
    expect([...new Set(asked)].toSorted()).toEqual(promptKeys.toSorted());
  });
});

describe('a question put into the text', () => {
  it.each([
    ['', 'Why? '],
    ['Sing.', 'Sing.\nWhy? '],
    ['Sing.\n', 'Sing.\nWhy? '],
    ['Sing. \n\n  ', 'Sing. \n\n  \nWhy? '],
  ])('comes below %j and changes nothing of it', (typed, text) => {
    expect(withPrompt(typed, 'Why?', 100)).toEqual({ kind: 'added', text });
  });

  it('is there once', () => {
    expect(withPrompt('Why? Because.', 'Why?', 100)).toEqual({ kind: 'there', at: 4 });
  });

  it('is not added where it would be too long, to the letter', () => {
    expect(withPrompt('12345', 'Why?', 10)).toMatchObject({ kind: 'added' });
    expect(withPrompt('123456', 'Why?', 10)).toEqual({ kind: 'no-room' });
  });
});
