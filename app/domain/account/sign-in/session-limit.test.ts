import { describe, expect, it } from 'vitest';

import { isPastLimit } from './session-limit.ts';

const began = new Date('2026-03-01T08:00:00Z');
const hours = (count: number, less = 0) => new Date(began.getTime() + count * 3_600_000 - less);
const isOver = (role: Parameters<typeof isPastLimit>[0], lastSeenAt: Date, now: Date) =>
  isPastLimit(role, { createdAt: began, lastSeenAt }, now);

describe('a session', () => {
  it.each(['fan', 'celebrity'] as const)('of a %s lasts thirty days', (role) => {
    const now = hours(30 * 24);
    expect(isOver(role, now, hours(30 * 24, 1))).toBe(false);
    expect(isOver(role, now, now)).toBe(true);
  });

  it.each(['fan', 'celebrity'] as const)('of a %s ends after a week alone', (role) => {
    expect(isOver(role, began, hours(7 * 24, 1))).toBe(false);
    expect(isOver(role, began, hours(7 * 24))).toBe(true);
  });

  it.each(['manager', 'administrator'] as const)('of a %s lasts a day', (role) => {
    expect(isOver(role, hours(23), hours(24, 1))).toBe(false);
    expect(isOver(role, hours(23), hours(24))).toBe(true);
  });

  it.each(['manager', 'administrator'] as const)('of a %s ends after eight hours alone', (role) => {
    expect(isOver(role, began, hours(8, 1))).toBe(false);
    expect(isOver(role, began, hours(8))).toBe(true);
  });
});
