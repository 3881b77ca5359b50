import type { PeopleSearch } from '#domain/person/person.ts';

type Asked = { [Key in keyof PeopleSearch]?: PeopleSearch[Key] | undefined };

/** The list parameters, with defaults applied. */
export function peopleSearchOf({ page = 1, search = '', only = null }: Asked): PeopleSearch {
  return { page, search, only };
}

/** The search parameters of a list; filters that are not set are omitted. */
export function peopleAddress({ search, only, page }: Asked) {
  return {
    ...(search ? { search } : {}),
    ...(only ? { only } : {}),
    ...(page !== undefined && page > 1 ? { page } : {}),
  };
}
