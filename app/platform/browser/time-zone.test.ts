import { expect, it } from 'vitest';

import { knownZone } from './known-zone.ts';

it('takes UTC for the time zone of anyone who says none, or nonsense', () => {
  expect(knownZone('Europe%2FAthens')).toBe('Europe/Athens');
  expect(knownZone('Asia/Baku')).toBe('Asia/Baku');
  for (const name of [undefined, '', '%', '%E0%A4%A', 'Atlantis', '<script>', '+03:07']) {
    expect([name, knownZone(name)]).toEqual([name, 'UTC']);
  }
});
