import type { PeopleSearch } from '#domain/person/person.ts';

/** What an address of the list says; what is not narrowed is left out. */
export function peopleAddress({ search, only, page }: Partial<PeopleSearch>) {
  return {
    ...(search ? { search } : {}),
    ...(only ? { only } : {}),
    ...(page !== undefined && page > 1 ? { page } : {}),
  };
}
