import { describe, expect, it } from 'vitest';

import { isReferenceOfLine, oneLineReference } from './line-reference.ts';

const line = {
  id: 5,
  bookedAt: '2026-11-02',
  payerName: 'Ann',
  reference: '',
  text: 'thanks',
};

describe('the reference of a line in the events of an order', () => {
  it('begins with its number, and is never cut within a character', () => {
    expect(oneLineReference(line)).toBe('#5 2026-11-02 Ann thanks');
    for (const text of ['😀'.repeat(200), `x${'😀'.repeat(200)}`]) {
      const reference = oneLineReference({ ...line, text });
      expect(reference.isWellFormed()).toBe(true);
      expect(reference.length).toBeGreaterThan(190);
      expect(reference.length).toBeLessThanOrEqual(200);
    }
  });

  it('is recognised by the number alone', () => {
    expect(isReferenceOfLine(oneLineReference(line), line)).toBe(true);
    expect(isReferenceOfLine('#5 rewritten by the back end', line)).toBe(true);
    for (const other of ['#51 2026-11-02 Ann thanks', '5 2026', '#5', '', undefined]) {
      expect(isReferenceOfLine(other, line)).toBe(false);
    }
  });
});
