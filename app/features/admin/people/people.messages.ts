import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { PeopleFilter } from '#domain/person/person.ts';
import type { Role } from '#domain/account/role.ts';

/** A user's role here. */
export const roleName = {
  fan: msg`Fan`,
  celebrity: msg`Celebrity`,
  manager: msg`Manager`,
  administrator: msg`Administrator`,
} as const satisfies Record<Role, MessageDescriptor>;

/** The role filter of a list. */
export const filterName = {
  fan: msg`Fans`,
  celebrity: msg`Celebrities`,
  manager: msg`Managers`,
  administrator: msg`Administrators`,
  suspended: msg({ message: 'Suspended', context: 'people' }),
} as const satisfies Record<PeopleFilter, MessageDescriptor>;
