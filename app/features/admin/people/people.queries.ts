import { queryOptions } from '@tanstack/react-query';

import type { PeopleSearch } from '#domain/person/person.ts';

import { readPeople, readPerson, readPersonFactors } from './people.functions.ts';

/** A page of all users with an account. Never served stale, because several people change it. */
export function peopleQuery(search: PeopleSearch) {
  return queryOptions({
    queryKey: ['people', search],
    queryFn: () => readPeople({ data: search }),
    staleTime: 0,
  });
}

/** One user, about whom decisions are made, so never served from the cache. */
export function personQuery(id: number) {
  return queryOptions({
    queryKey: ['person', id],
    queryFn: () => readPerson({ data: { id } }),
    staleTime: 0,
  });
}

/** A user's second factors. */
export function personFactorsQuery(id: number) {
  return queryOptions({
    queryKey: ['person', id, 'factors'],
    queryFn: () => readPersonFactors({ data: { id } }),
    staleTime: 0,
  });
}
