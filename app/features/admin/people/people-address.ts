import type { PeopleSearch } from '#domain/person/person.ts';

type Asked = { [Key in keyof PeopleSearch]?: PeopleSearch[Key] | undefined };

/** What an address of the list asks for. */
export function peopleSearchOf({ page = 1, search = '', only = null }: Asked): PeopleSearch {
  return { page, search, only };
}

/** What an address of the list says; what is not narrowed is left out. */
export function peopleAddress({ search, only, page }: Asked) {
  return {
    ...(search ? { search } : {}),
    ...(only ? { only } : {}),
    ...(page !== undefined && page > 1 ? { page } : {}),
  };
}
