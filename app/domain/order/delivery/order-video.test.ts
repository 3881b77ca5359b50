import { expect, it } from 'vitest';

import { orderVideo, videoAskedFor } from './order-video.ts';

it.each([
  ['', { kind: 'answer' }],
  ['download', { kind: 'answer' }],
  ['kind=fan', { kind: 'fan', lineId: null }],
  ['kind=fan&line=12&download', { kind: 'fan', lineId: 12 }],
  ['kind=', null],
  ['kind=other', null],
  ['kind=fan&line=0', null],
  ['kind=fan&line=1.5', null],
  ['kind=fan&line=99999999999999999999', null],
])('the query "%s" asks for %j', (query, which) => {
  expect(videoAskedFor(new URLSearchParams(query))).toEqual(which);
});

it('is found by whose it is and by its line, with the name of who made it', () => {
  const video = (videoId: string) => ({ videoId, bytes: 1 });
  const address = {
    firstName: 'Iris',
    lastName: 'K',
    company: '',
    address1: '',
    address2: '',
    city: '',
    state: '',
    postcode: '',
    country: '',
  };
  const order = {
    answerVideo: video('answer'),
    newVideo: video('new'),
    celebrityName: 'Danae',
    billing: { ...address, email: '', phone: '' },
    lines: [
      { id: 1, fanVideo: null },
      { id: 2, fanVideo: video('two') },
      { id: 3, fanVideo: video('three') },
    ],
  };
  const seen = (lineId: number | null) => orderVideo(order, { kind: 'fan', lineId });
  expect(orderVideo(order, { kind: 'answer' })).toEqual({ video: video('answer'), by: 'Danae' });
  expect(seen(null)).toEqual({ video: video('two'), by: 'Iris K' });
  expect(seen(3)?.video.videoId).toBe('three');
  expect(seen(1)).toBeNull();
  expect(seen(4)).toBeNull();
  expect(orderVideo({ ...order, answerVideo: null }, { kind: 'answer' })).toBeNull();
});
