import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { chipLink, chipRow } from '#app/ui/list/chip-row.recipe.ts';
import { ListSearch } from '#app/ui/list/list-search.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { SpokenPause } from '#app/ui/text/spoken-pause.tsx';
import { NoResultsPanel } from '#app/ui/state/state-panel.tsx';
import { usePageTurn } from '#app/ui/list/use-page-turn.ts';
import { countedRows, type Paged } from '#domain/paging/pagination.ts';
import { peopleFilters, type PeopleSearch, type Person } from '#domain/person/person.ts';

import { peopleAddress } from './people-address.ts';
import { filterName } from './people.messages.ts';
import { count, finder, list, row, rowHint, rowName } from './people.recipe.ts';
import { PersonBadges } from './person-badges.tsx';

interface PeopleListProps {
  search: PeopleSearch;
  people: Paged<Person>;
  onSearch: (words: string) => void;
}

const onlyThis = { exact: true, includeSearch: true } as const;

/** All users with an account: searchable, filterable by role, each linking to their own page. */
export function PeopleList({ search, people, onSearch }: PeopleListProps) {
  const { t } = useLingui();
  const top = usePageTurn<HTMLOutputElement>(search.page, `${search.only} ${search.search}`);
  const found = countedRows(people);
  return (
    <>
      <div className={finder}>
        <ListSearch words={search.search} label={t`Search by name or email`} onSearch={onSearch}>
          {search.only ? <input type="hidden" name="only" value={search.only} /> : null}
        </ListSearch>
      </div>
      <Filters search={search} />
      <output ref={top} tabIndex={-1} className={count}>
        {found === null ? null : <Plural value={found} one="# person" other="# people" />}
      </output>
      {people.rows.length === 0 ? <NoResultsPanel /> : <Rows people={people} />}
      <Pagination
        state={people}
        link={(to, look) => (
          <Link
            to="/{-$locale}/settings/users"
            search={peopleAddress({ ...search, page: to })}
            {...look}
          />
        )}
      />
    </>
  );
}

function Rows({ people }: Pick<PeopleListProps, 'people'>) {
  const { t } = useLingui();
  return (
    <ul className={list} aria-label={t`Users`}>
      {people.rows.map((person) => (
        <li key={person.id}>
          <Link
            to="/{-$locale}/settings/users/$id"
            params={{ id: String(person.id) }}
            className={row}
          >
            <span>
              <span className={rowName}>{person.name}</span>
              <SpokenPause />
              <span className={rowHint}>
                {person.username} · {person.email}
              </span>
            </span>
            <SpokenPause />
            <PersonBadges person={person} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Filters({ search }: Pick<PeopleListProps, 'search'>) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Role`}>
      <ul className={chipRow}>
        {[null, ...peopleFilters].map((only) => (
          <li key={only ?? 'all'}>
            <Link
              from="/{-$locale}/settings/users/"
              to="/{-$locale}/settings/users"
              // A search may be in flight.
              search={(now) => peopleAddress({ search: now.search, only })}
              className={chipLink}
              activeOptions={onlyThis}
              aria-current={only === search.only ? 'page' : undefined}
            >
              {only === null ? t`Everyone` : t(filterName[only])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
