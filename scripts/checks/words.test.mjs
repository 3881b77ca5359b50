import { describe, expect, it } from 'vitest';

import { faultsIn, wordFaults } from './words.mjs';

describe('the words', () => {
  it.each([
    ['app/a.ts', 'export function demandManager() {}', 'demandManager: requireX'],
    ['app/order-twin.ts', 'export const one = 1;', 'orderTwin: duplicate'],
    ['app/a.ts', '/** Ends the session of whoever asks. */', '"whoever": anyone who'],
    ['docs/a.md', 'Nobody learns of it.', '"Nobody": no one'],
    ['locales/en/messages.po', 'msgid "Somebody was faster"', '"Somebody": someone'],
    ['docs/a.md', 'word '.repeat(30), 'line 1 has 150 columns, of 120'],
  ])('of %s, %j, are refused with what to write', (file, text, fault) => {
    expect(faultsIn(file, text)[0]).toContain(fault);
  });

  it.each([
    ['app/a.ts', "const login = 'nobody';"],
    ['app/a.ts', 'export const almost = 1;\nexport const lateral = 1;'],
    ['docs/a.md', 'No one learns of it; everyone who asks is answered.'],
  ])('of %s, %j, are fine', (file, text) => {
    expect(faultsIn(file, text)).toEqual([]);
  });

  it('of this project are', () => {
    expect(wordFaults()).toEqual([]);
  });
});
