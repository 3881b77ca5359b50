import { expect, it } from 'vitest';

import type { Actor } from '#domain/account/role.ts';

import {
  awaitsRetake,
  hasNewVideo,
  mayAskForRetake,
  newVideoKind,
  retakeUntil,
  type Retake,
} from './retake.ts';

const fan: Actor = { id: 14, role: 'fan' };
const celebrity: Actor = { id: 3, role: 'celebrity' };
const retake: Retake = { at: '2026-11-03T10:00:00Z', reason: 'no-sound', words: '' };
const order = {
  status: 'completed',
  customerId: 14,
  celebrityId: 3,
  answerVideo: { videoId: 'vi1' },
  completedAt: '2026-11-02T10:00:00Z',
  retake: null,
  retakenAt: null,
  replacedAt: null,
  newVideo: null,
} as const;
const lastMoment = new Date('2026-11-09T10:00:00Z');
const tooLate = new Date('2026-11-09T10:00:01Z');

it('lets the fan ask once, up to seven days after the last delivery', () => {
  expect(mayAskForRetake(fan, order, lastMoment)).toBe(true);
  expect(mayAskForRetake(fan, order, tooLate)).toBe(false);
  expect(mayAskForRetake(celebrity, order, lastMoment)).toBe(false);
  expect(mayAskForRetake(fan, { ...order, retake }, lastMoment)).toBe(false);
  expect(mayAskForRetake(fan, { ...order, answerVideo: null }, lastMoment)).toBe(false);
  const replaced = { ...order, replacedAt: '2026-11-08T10:00:00Z' };
  expect(mayAskForRetake(fan, replaced, tooLate)).toBe(true);
  expect(retakeUntil(replaced)).toEqual(new Date('2026-11-15T10:00:00Z'));
});

it('says what a new video would be, to its celebrity and administrators alone', () => {
  expect(newVideoKind(celebrity, order, lastMoment)).toBe('replaced');
  expect(newVideoKind({ id: 1, role: 'administrator' }, order, lastMoment)).toBe('replaced');
  for (const actor of [fan, { id: 4, role: 'celebrity' }, { id: 2, role: 'manager' }] as const) {
    expect(newVideoKind(actor, order, lastMoment)).toBeNull();
  }
  expect(newVideoKind(celebrity, order, tooLate)).toBeNull();
  expect(newVideoKind(celebrity, { ...order, replacedAt: retake.at }, lastMoment)).toBeNull();
  expect(newVideoKind(celebrity, { ...order, retake }, tooLate)).toBe('retaken');
  const retaken = { ...order, retake, retakenAt: '2026-11-05T10:00:00Z' };
  expect(newVideoKind(celebrity, retaken, lastMoment)).toBe('replaced');
  expect(newVideoKind(celebrity, retaken, tooLate)).toBeNull();
  expect(newVideoKind(celebrity, { ...order, status: 'refunded', retake }, lastMoment)).toBeNull();
  expect([awaitsRetake({ ...order, retake }), awaitsRetake(retaken)]).toEqual([true, false]);
});

it('sends a new video once it is complete and no other one is on its way', () => {
  const newVideo = { videoId: 'vi2' };
  expect(hasNewVideo({ newVideo: null, openUpload: null })).toBe(false);
  expect(hasNewVideo({ newVideo, openUpload: 'vi2' })).toBe(true);
  expect(hasNewVideo({ newVideo, openUpload: null })).toBe(true);
  expect(hasNewVideo({ newVideo, openUpload: 'vi3' })).toBe(false);
});
