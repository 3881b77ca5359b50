import { expect, it } from 'vitest';

import { signatureIn } from './event-signature.ts';

const secret = 'a secret that both sides know, and no one else';
const now = 1_700_000_000_000;
/** What the plugin writes for this body at that time (tests/wordpress-plugin/events.test.php). */
const v1 = '791bca750e6f5dfca408f4217b5e768f411a7d3a8e3f9f0def06ea3385d75b6e';
const body = '{"events":[]}';

it('takes what the plugin signs', () => {
  expect(signatureIn(`t=1700000000,v1=${v1}`, body, { secret, now })).toBe(v1);
  expect(signatureIn(`v1=${v1}, t=1700000000`, body, { secret, now })).toBe(v1);
});

it.each([
  '',
  'v1=',
  `v1=${v1}`,
  `t=,v1=${v1}`,
  `t=1e9,v1=${v1}`,
  `t=1700000000,v1=${v1}0`,
  `t=1700000001,v1=${v1}`,
])('takes nothing signed "%s"', (header) => {
  expect(signatureIn(header, body, { secret, now })).toBeNull();
});
