import { expect, it } from 'vitest';

import { originsAt } from './allowed-origins.ts';

it('allows loopback names at the port, and the public address, as browsers write them', () => {
  expect(originsAt('3000', undefined)).toEqual([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ]);
  expect(originsAt('80', 'https://astera.example:443/')).toEqual([
    'http://localhost',
    'http://127.0.0.1',
    'http://[::1]',
    'https://astera.example',
  ]);
});
