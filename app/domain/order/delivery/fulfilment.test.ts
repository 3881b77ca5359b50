import { describe, expect, it } from 'vitest';

import { serviceKinds } from '#domain/service/service.ts';

import { missingFrom, needOf, type LineAnswer } from './fulfilment.ts';
import { readAnswers } from './read-answers.ts';

const nothing = { answerVideo: null, answers: [], trackingId: null, untracked: false } as const;

describe('what fulfils a line', () => {
  it.each([
    ['getVideo', 'video'],
    ['sendVideo', 'video'],
    ['sendMessage', 'reply'],
    ['instagramFollow', 'proof'],
    ['instagramLike', 'proof'],
    ['instagramComment', 'proof'],
    ['instagramStory', 'proof'],
    ['facebookFriend', 'proof'],
    ['facebookFriendPost', 'proof'],
    ['facebookPost', 'proof'],
    ['twitterFollow', 'proof'],
    [null, 'parcel'],
  ] as const)('of %s is a %s', (service, need) => {
    expect(needOf({ service })).toBe(need);
    const order = { ...nothing, lines: [{ id: 5, service }] };
    expect(missingFrom(order)).toEqual([{ lineId: 5, need }]);
    const given = (kind: LineAnswer['kind']) => [{ lineId: 5, kind, text: 'x' }];
    const ways = {
      video: [{ answerVideo: {} }],
      reply: [{ answers: given('reply') }],
      proof: [{ answers: given('link') }, { answers: given('picture') }],
      parcel: [{ trackingId: 'RR 1' }, { untracked: true }],
    };
    for (const [kind, all] of Object.entries(ways)) {
      for (const way of all) {
        expect(missingFrom({ ...order, ...way })).toHaveLength(kind === need ? 0 : 1);
      }
    }
  });

  it('is needed for each line, and for that line', () => {
    const lines = [
      { id: 1, service: 'sendMessage' },
      { id: 2, service: 'instagramLike' },
      { id: 3, service: null },
    ] as const;
    const answers = [{ lineId: 2, kind: 'reply', text: 'For the wrong line.' }] as const;
    const missing = missingFrom({ ...nothing, lines, answers });
    expect(missing.map(({ need }) => need)).toEqual(['reply', 'proof', 'parcel']);
    const all = [
      { lineId: 1, kind: 'reply', text: 'Hello.' },
      { lineId: 2, kind: 'picture', text: '/media/a.webp' },
    ] as const;
    expect(missingFrom({ ...nothing, lines, answers: all, untracked: true })).toEqual([]);
  });
});

describe('what was typed', () => {
  const lines = serviceKinds.map((service, index) => ({ id: index + 1, service }));
  const lineOf = (kind: string) => lines.find(({ service }) => service === kind)?.id ?? 0;

  it('is a reply as it stands, and a link as we write it', () => {
    const typed = [
      { lineId: lineOf('sendMessage'), text: 'Dear Iris,\nhello.' },
      { lineId: lineOf('instagramComment'), text: 'instagram.com/p/Cxyz123/c/17?img_index=1#x' },
      { lineId: lineOf('twitterFollow'), text: 'https://twitter.com/astera' },
      { lineId: 99, text: 'for nothing' },
    ];
    expect(readAnswers(lines, typed)).toEqual({
      answers: [
        { lineId: typed[0]?.lineId, kind: 'reply', text: 'Dear Iris,\nhello.' },
        {
          lineId: typed[1]?.lineId,
          kind: 'link',
          text: 'https://www.instagram.com/p/Cxyz123/c/17?img_index=1',
        },
        { lineId: typed[2]?.lineId, kind: 'link', text: 'https://x.com/astera' },
      ],
    });
  });

  it.each([
    ['instagramLike', 'https://x.com/astera', 'link-not-instagram'],
    ['facebookPost', 'https://facebook.com.evil.test/x', 'link-not-facebook'],
    ['twitterFollow', 'javascript:alert(1)', 'link-not-an-address'],
    ['instagramStory', 'https://user@instagram.com/x', 'link-not-an-address'],
  ])('for %s is not %s', (kind, text, code) => {
    const lineId = lineOf(kind);
    expect(readAnswers(lines, [{ lineId, text }])).toEqual({
      wrong: { [`line-${lineId}`]: code },
    });
  });
});
