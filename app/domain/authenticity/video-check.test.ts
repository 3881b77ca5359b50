import { expect, it } from 'vitest';

import { videoLinkFrom } from './video-check.ts';

const token = 'a'.repeat(43);

it.each([
  [`https://astera.test/gift/${token}`, { gift: token }],
  [`  http://astera.test/el/gift/${token}/?utm_source=x#top `, { gift: token }],
  [`astera.test/gift/${token}`, { gift: token }],
  ['https://astera.test/my-orders/detail?orderId=41', { orderId: 41 }],
  ['https://astera.test/ru/my-orders/detail?orderId=41', { orderId: 41 }],
])('reads %s', (text, link) => {
  expect(videoLinkFrom(text, 'astera.test')).toEqual(link);
});

it.each([
  '',
  'a text',
  `https://elsewhere.test/gift/${token}`,
  `https://astera.test@elsewhere.test/gift/${token}`,
  `javascript:astera.test/gift/${token}`,
  'https://astera.test/my-orders/detail?orderId=-1',
  'https://astera.test/my-orders/detail',
  'https://astera.test/celebrity/7',
])('takes %s for no link to a video', (text) => {
  expect(videoLinkFrom(text, 'astera.test')).toBeNull();
});
