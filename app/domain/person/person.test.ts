import * as v from 'valibot';
import { expect, it } from 'vitest';

import { mayChangePerson, peopleParams, suspensionSchema } from './person.ts';
import { roles } from '#domain/account/role.ts';

it('lets administrators change everyone but themselves, and no one else anyone', () => {
  const allowed = roles.flatMap((role) =>
    [1, 2].filter((id) => mayChangePerson({ id: 1, role }, id)).map((id) => [role, id]),
  );
  expect(allowed).toEqual([['administrator', 2]]);
});

it('reads an address that someone wrote, and leaves out what does not fit', () => {
  const read = (given: object) => v.parse(v.object(peopleParams), given);
  expect(read({ only: 'suspended', search: 'dana' })).toEqual({
    only: 'suspended',
    search: 'dana',
  });
  expect(read({ only: 'everyone', search: { evil: 1 } }).only).toBeUndefined();
});

it('suspends no one without a reason', () => {
  const wrong = (reason: string) =>
    v.safeParse(suspensionSchema, { reason }).issues?.[0]?.message ?? null;
  expect(wrong('  ')).toBe('required');
  expect(wrong('x'.repeat(301))).toBe('too-long');
  expect(wrong('Sold places in the line.')).toBeNull();
});
