import { describe, expect, it } from 'vitest';

import { AppError } from './app-error.ts';
import { happenedIn, isSessionGone, isTrouble } from './error-kinds.ts';

describe('a failure', () => {
  it('is trouble where no one knows what was done', () => {
    expect(isTrouble(new AppError('backend_failed'))).toBe(true);
    expect(isTrouble(new AppError('backend_timeout'))).toBe(true);
    expect(isTrouble(new AppError('not_found'))).toBe(false);
    expect(isTrouble(new Error('backend_failed'))).toBe(false);
  });

  it('says that no one is signed in any more', () => {
    expect(isSessionGone(new AppError('sign_in_required'))).toBe(true);
    expect(isSessionGone(new AppError('session_expired'))).toBe(true);
    expect(isSessionGone(new AppError('not_allowed'))).toBe(false);
    expect(isSessionGone('session_expired')).toBe(false);
  });

  it('is told with its request, and stays as it is for the others', () => {
    const cause = new Error('below');
    const shared = new AppError('too_many_requests', { retryAfter: 7, cause });
    const told = happenedIn(shared, 'request-1');
    expect(told).toMatchObject({
      code: 'too_many_requests',
      retryAfter: 7,
      requestId: 'request-1',
    });
    expect(told.cause).toBe(cause);
    expect(shared.requestId).toBeUndefined();
  });
});
