import { describe, expect, it } from 'vitest';

import { verdictOf } from './signatures.mjs';

describe('signatures of packages', () => {
  it('fail the check when one is wrong', () => {
    const stdout = JSON.stringify({ invalid: [{ name: 'a', version: '1.0.0' }], missing: [] });
    expect(verdictOf({ stdout, code: 1 })).toEqual({
      failed: true,
      text: 'Signatures of packages: WRONG for a 1.0.0',
    });
  });

  it('are verified when npm finds none wrong', () => {
    const stdout = JSON.stringify({ invalid: [], missing: [] });
    expect(verdictOf({ stdout, code: 0 })).toEqual({
      failed: false,
      text: 'Signatures of packages: verified',
    });
  });

  it.each(['', 'npm error code ENOTFOUND', '{"error":{"code":"ENOTFOUND"}}', '{"invalid":[]}'])(
    'are not run, and fail nothing, when the registry says no more than %j',
    (stdout) => {
      expect(verdictOf({ stdout, code: 1 })).toEqual({
        failed: false,
        text: 'Signatures of packages: not run, the registry does not answer',
      });
    },
  );
});
