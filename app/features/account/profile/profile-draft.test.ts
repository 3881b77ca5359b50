import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { keepProfileDraft, readProfileDraft } from './profile-draft.ts';

const fan = { personId: 7, locale: 'sr' } as const;

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps what differs, for its person and its language only', () => {
  keepProfileDraft(fan, { firstName: 'Јелена ', notifications: { orderMoved: false } });
  expect(readProfileDraft(fan)).toMatchObject({
    texts: { firstName: 'Јелена ' },
    notifications: { orderMoved: false },
  });
  expect(readProfileDraft({ ...fan, personId: 8 })).toBeNull();
  expect(readProfileDraft({ ...fan, locale: 'en' })).toBeNull();
});

it('keeps nothing once nothing differs, and believes no other text', () => {
  keepProfileDraft(fan, { phone: '1' });
  keepProfileDraft(fan, null);
  expect(readProfileDraft(fan)).toBeNull();
  for (const text of ['', '{', '[]', '{"personId":7,"locale":"sr","texts":{"role":"admin"}}']) {
    sessionStorage.setItem('astera.profile', text);
    expect(readProfileDraft(fan)).toBeNull();
  }
});

it('does without a storage, as long as the page lives', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepProfileDraft(fan, { phone: '1' });
  expect(readProfileDraft(fan)?.texts).toEqual({ phone: '1' });
  keepProfileDraft(fan, null);
  expect(readProfileDraft(fan)).toBeNull();
});
