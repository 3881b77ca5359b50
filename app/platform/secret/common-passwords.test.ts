import { expect, it } from 'vitest';

import { isCommonPassword } from './common-passwords.server.ts';

it('knows ten thousand passwords that are guessed first, in any case', () => {
  for (const password of ['password', 'PassWord', '12345678', 'iloveyou', 'qwertyuiop']) {
    expect(isCommonPassword(password)).toBe(true);
  }
  for (const password of ['tangerine boat', 'astera-demo', '']) {
    expect(isCommonPassword(password)).toBe(false);
  }
});
