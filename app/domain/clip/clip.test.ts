import { describe, expect, it } from 'vitest';

import { clipActions, clipAddress, clipNeeds, clipStateAfter, clipStates } from './clip.ts';

describe('a clip', () => {
  it('is public only by an approval of one that waits', () => {
    const ways = clipStates.flatMap((state) =>
      clipActions
        .filter((action) => clipStateAfter(state, action) === 'public')
        .map((action) => [state, action]),
    );
    expect(ways).toEqual([['waiting', 'approve']]);
  });

  it('is a draft again once it is changed, whatever the team said', () => {
    for (const state of ['draft', 'waiting', 'public', 'declined'] as const)
      expect(clipStateAfter(state, 'edit')).toBe('draft');
  });

  it('stays down for good once its fan withdrew', () => {
    for (const state of clipStates) expect(clipStateAfter(state, 'revoke')).toBe('revoked');
    for (const action of ['send', 'takeBack', 'approve', 'decline', 'edit'] as const)
      expect(clipStateAfter('revoked', action)).toBeNull();
  });

  it('needs a title and a usable file before it is sent', () => {
    expect(clipNeeds({ title: '', preparation: 'broken' })).toEqual(['title', 'usable']);
    expect(clipNeeds({ title: 'Hello', preparation: 'waiting' })).toEqual([]);
  });

  it('has another address after each change', () => {
    expect(clipAddress({ id: 'a', version: 3 }, 'poster')).toBe('/api/clip/a/poster?v=3');
  });
});
