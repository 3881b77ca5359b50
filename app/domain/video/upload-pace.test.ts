import { describe, expect, it } from 'vitest';

import { paceAfter, secondsLeft, type UploadPace } from './upload-pace.ts';

/** A line that sends so many bytes in each second. */
function sent(perSecond: readonly number[], from: UploadPace | null = null): UploadPace {
  let pace = from ?? paceAfter(null, 0, 0);
  for (const bytes of perSecond) pace = paceAfter(pace, pace.at + 1_000, pace.bytes + bytes);
  return pace;
}

describe('the pace of an upload', () => {
  it('is unknown before there is anything to compare', () => {
    const pace = paceAfter(null, 0, 5_000);
    expect(pace.bytesPerSecond).toBeNull();
    expect(secondsLeft(pace, 10_000)).toBeNull();
    expect(secondsLeft(null, 10_000)).toBeNull();
  });

  it('of an even line is that of the line', () => {
    const pace = sent([1_000, 1_000, 1_000]);
    expect(pace.bytesPerSecond).toBeCloseTo(1_000);
    expect(secondsLeft(pace, 10_000)).toBe(7);
  });

  it('is hardly moved by one slow second, and follows a line that stays slow', () => {
    const fast = sent([1_000, 1_000, 1_000]);
    expect(sent([100], fast).bytesPerSecond).toBeGreaterThan(850);
    expect(sent(Array<number>(40).fill(100), fast).bytesPerSecond).toBeLessThan(120);
  });

  it('takes no notice of reports that come too close together', () => {
    const pace = sent([1_000]);
    expect(paceAfter(pace, pace.at + 499, 99_999)).toBe(pace);
  });

  it('is never below nothing when a chunk begins again', () => {
    const pace = paceAfter(sent([1_000]), 2_000, 0);
    expect(pace.bytesPerSecond).toBeGreaterThan(0);
    expect(paceAfter(sent([0]), 2_000, 0).bytesPerSecond).toBe(0);
  });

  it('says no time for a line that stands still, and none left when all has left', () => {
    expect(secondsLeft(sent([0, 0]), 10_000)).toBeNull();
    expect(secondsLeft(sent([1_000]), 1_000)).toBe(0);
  });
});
