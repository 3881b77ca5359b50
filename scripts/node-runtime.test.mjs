import { expect, it } from 'vitest';

import { isNewEnough } from './node-runtime.mjs';

it('runs on a Node that knows argon2, and on no older one', () => {
  for (const version of ['v24.7.0', 'v24.21.0', 'v25.0.0'])
    expect([version, isNewEnough(version)]).toEqual([version, true]);
  for (const version of ['v20.19.0', 'v22.19.0', 'v23.11.0', 'v24.6.0', ''])
    expect([version, isNewEnough(version)]).toEqual([version, false]);
});
