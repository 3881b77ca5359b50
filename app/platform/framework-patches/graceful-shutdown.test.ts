import { expect, it } from 'vitest';

import { shutdownDelay } from './graceful-shutdown.ts';

it.each([
  ['at once, where no one asks whether it is ready', {}, 0],
  ['five seconds later behind a proxy', { TRUSTED_PROXIES: '10.0.0.1' }, 5_000],
  ['when the operator says', { TRUSTED_PROXIES: '10.0.0.1', SHUTDOWN_DELAY_MS: '12000' }, 12_000],
  [
    'at once, when the operator says so',
    { TRUSTED_PROXIES: '10.0.0.1', SHUTDOWN_DELAY_MS: '0' },
    0,
  ],
])('the port closes %s', (_when, env, delay) => {
  expect(shutdownDelay(env)).toBe(delay);
});
