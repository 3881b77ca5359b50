import { expect, it, vi } from 'vitest';

import {
  clearSessionNotice,
  isSessionNoticeRaised,
  onSessionNotice,
  raiseSessionNotice,
} from './session-notice.ts';

it('is told once until it is taken back, and to no one who stopped listening', () => {
  const listener = vi.fn<() => void>();
  const stop = onSessionNotice(listener);
  raiseSessionNotice();
  raiseSessionNotice();
  expect(isSessionNoticeRaised()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
  clearSessionNotice();
  expect(isSessionNoticeRaised()).toBe(false);
  stop();
  raiseSessionNotice();
  expect(listener).toHaveBeenCalledTimes(2);
});
