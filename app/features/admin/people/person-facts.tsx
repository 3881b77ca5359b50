import { Trans } from '@lingui/react/macro';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Person } from '#domain/person/person.ts';

import { fact, facts } from './people.recipe.ts';
import { PersonBadges } from './person-badges.tsx';

/** A user's account details. */
export function PersonFacts({ person, locale }: { person: Person; locale: Locale }) {
  const date = useDateFormat(locale);
  const rows = [
    { key: 'role', name: <Trans>Role</Trans>, value: <PersonBadges person={person} /> },
    { key: 'login', name: <Trans>Username</Trans>, value: person.username },
    { key: 'email', name: <Trans>Email</Trans>, value: person.email },
    { key: 'since', name: <Trans>Registered</Trans>, value: date.day(person.registeredAt) },
  ];
  return (
    <dl className={facts}>
      {rows.map(({ key, name, value }) => (
        <div key={key} className={fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
