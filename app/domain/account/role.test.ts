import { expect, it } from 'vitest';

import { assertAdministrator, roles } from './role.ts';

it('leaves the settings, texts and people of the site to administrators', () => {
  const refusals = roles.map((role) => {
    try {
      assertAdministrator({ role });
      return [role, null];
    } catch (error) {
      return [role, error];
    }
  });
  const refused = expect.objectContaining({ code: 'not_allowed' });
  expect(refusals).toEqual([
    ['fan', refused],
    ['celebrity', refused],
    ['manager', refused],
    ['administrator', null],
  ]);
});
