import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { forgetWithoutStorage } from '#app/platform/browser/draft-store.ts';

import { dropDraft, readDraft } from './request-draft.ts';
import { keepDraft } from './keep-draft.ts';

const message = { celebrityId: 7, service: 'sendMessage' } as const;
const like = { celebrityId: 7, service: 'instagramLike' } as const;

function keep(of: typeof message | typeof like, answers: Record<string, string>) {
  keepDraft({ ...of, answers });
  return readDraft(of);
}

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what is kept of a request', () => {
  it('belongs to its celebrity and its service', () => {
    keep(message, { message: 'Hello' });
    keep(like, { link: 'x' });
    expect(readDraft(message)?.answers).toEqual({ message: 'Hello' });
    expect(readDraft(like)?.answers).toEqual({ link: 'x' });
    expect(readDraft({ ...message, celebrityId: 8 })).toBeNull();
    dropDraft(message);
    expect(readDraft(message)).toBeNull();
    expect(readDraft(like)).not.toBeNull();
  });

  it('is never endless: the last few requests, and the beginning of each answer', () => {
    for (let celebrityId = 1; celebrityId <= 20; celebrityId += 1) {
      keepDraft({ ...message, celebrityId, answers: { message: 'x'.repeat(50_000) } });
    }
    expect(readDraft({ ...message, celebrityId: 12 })).toBeNull();
    expect(readDraft({ ...message, celebrityId: 13 })?.answers['message']).toHaveLength(4_000);
    expect([...kept.values()].join('').length).toBeLessThan(40_000);
  });

  it('is passed over when it cannot be read, and the rest stays', () => {
    keep(message, { message: 'Hello' });
    const text = kept.get('astera.requests') ?? '[]';
    kept.set('astera.requests', text.replace('[', '[{"celebrityId":"7"},null,'));
    expect(readDraft(message)?.answers).toEqual({ message: 'Hello' });
    for (const nonsense of ['', '{', 'null', '7', '{"a":1}', '[[]]']) {
      kept.set('astera.requests', nonsense);
      expect(readDraft(message)).toBeNull();
    }
  });

  it('lives as long as the page in a window without storage, unless someone signs out', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(keep(message, { message: 'Hello' })?.answers).toEqual({ message: 'Hello' });
    forgetWithoutStorage();
    expect(readDraft(message)).toBeNull();
  });
});
