import { expect, it } from 'vitest';

import { actsAs, assertAdministrator, hasStore, roleFlags, roles } from './role.ts';

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

it('counts an administrator as everyone, and no one else as anyone else', () => {
  expect([...roles, null].map((role) => roleFlags(role))).toEqual([
    { isFan: true, isCeleb: false, isManager: false },
    { isFan: false, isCeleb: true, isManager: false },
    { isFan: false, isCeleb: false, isManager: true },
    { isFan: true, isCeleb: true, isManager: true },
    { isFan: false, isCeleb: false, isManager: false },
  ]);
  const acting = roles.map((role) =>
    (['fan', 'celebrity', 'manager'] as const).filter((as) => actsAs({ role }, as)),
  );
  expect(acting).toEqual([['fan'], ['celebrity'], ['manager'], ['fan', 'celebrity', 'manager']]);
});

it('gives a store to celebrities alone', () => {
  expect(roles.filter((role) => hasStore(role))).toEqual(['celebrity']);
});
