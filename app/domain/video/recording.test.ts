import { describe, expect, it } from 'vitest';

import { cameraProblem, doubtsOf, recordingName } from './recording.ts';
import { recordingType } from './recording-type.ts';

describe('a recording', () => {
  it('is an MP4 where the browser can, else a WebM, else nothing', () => {
    expect(recordingType(() => true)).toBe('video/mp4;codecs=avc1.42E01E,mp4a.40.2');
    expect(recordingType((type) => type === 'video/mp4' || type.includes('webm'))).toBe(
      'video/mp4',
    );
    expect(recordingType((type) => type.startsWith('video/webm'))).toBe(
      'video/webm;codecs=vp9,opus',
    );
    expect(recordingType(() => false)).toBeUndefined();
  });

  it.each([
    [3_000, 0.02, []],
    [2_999, 0.5, ['too_short']],
    [9_000, 0.019, ['silent']],
    [0, 0, ['too_short', 'silent']],
  ])('of %d ms with %d at its loudest is doubted as %j', (lengthMs, loudest, doubts) => {
    expect(doubtsOf({ lengthMs, loudest })).toEqual(doubts);
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'failed'],
  ])('that ends in %s has a camera that is %s', (name, problem) => {
    expect(cameraProblem(name)).toBe(problem);
  });

  it('is named by the minute it was made, and by what it is', () => {
    const at = new Date('2026-11-21T15:04:31Z');
    expect(recordingName('video/mp4;codecs=avc1', at)).toBe('recording-2026-11-21-15-04.mp4');
    expect(recordingName('video/webm', at)).toBe('recording-2026-11-21-15-04.webm');
  });
});
