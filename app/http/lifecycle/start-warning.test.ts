import { expect, it } from 'vitest';

import { startWarning } from './start-warning.ts';

it('warns an operator whose proxy is not named, and no one else', () => {
  const APP_ORIGIN = 'https://astera.example';
  expect(startWarning({ APP_ORIGIN })).toContain('TRUSTED_PROXIES');
  expect(startWarning({ APP_ORIGIN, TRUSTED_PROXIES: ' ' })).toContain('TRUSTED_PROXIES');
  expect(startWarning({ APP_ORIGIN, TRUSTED_PROXIES: '10.0.0.1' })).toBeNull();
  expect(startWarning({ APP_ORIGIN: 'http://localhost:3000' })).toBeNull();
  expect(startWarning({})).toBeNull();
});
