import { queryOptions } from '@tanstack/react-query';

import type { PeopleSearch } from '#domain/person/person.ts';

import { readPeople, readPerson, readPersonFactors } from './people.functions.ts';

/** A page of everyone with an account. Never shown stale: several people change it. */
export function peopleQuery(search: PeopleSearch) {
  return queryOptions({
    queryKey: ['people', search],
    queryFn: () => readPeople({ data: search }),
    staleTime: 0,
  });
}

/** One of them, who is decided on, so never shown from memory. */
export function personQuery(id: number) {
  return queryOptions({
    queryKey: ['person', id],
    queryFn: () => readPerson({ data: { id } }),
    staleTime: 0,
  });
}

/** What one of them has set up beside the password. */
export function personFactorsQuery(id: number) {
  return queryOptions({
    queryKey: ['person', id, 'factors'],
    queryFn: () => readPersonFactors({ data: { id } }),
    staleTime: 0,
  });
}
