import { Trans } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams, useRouteContext } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { forgetShop } from '#app/entities/celebrity/forget-shop.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { button } from '#app/ui/button.recipe.ts';
import { focusWhenLost } from '#app/ui/state/busy-button-props.ts';
import { mayChangePerson, type Person } from '#domain/person/person.ts';
import { css, cx } from '#styled/css/index.js';

import { SettingsPage } from '../settings/settings-page.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { FactorsCard } from './factors-card.tsx';
import { personQuery } from './people.queries.ts';
import { PersonFacts } from './person-facts.tsx';
import { RoleForm } from './role-form.tsx';
import { SuspensionForm } from './suspension-form.tsx';
import { SuspensionNotice } from './suspension-notice.tsx';
import { usePersonChange } from './use-person-change.tsx';

const from = '/{-$locale}/_account/settings/users/$id';

/** One user, and what administrators can change about them. */
export function PersonScreen() {
  const { viewer } = useRouteContext({ from });
  const locale = useLocale();
  const id = Number(useParams({ from }).id);
  const { data: person } = useSuspenseQuery(personQuery(id));
  return (
    <SettingsPage>
      <Link
        to="/{-$locale}/settings/users"
        className={cx(
          button({ variant: 'quiet' }),
          css({ justifySelf: 'start', marginBlock: '-8px' }),
        )}
      >
        <ArrowLeft aria-hidden size={20} />
        <Trans>All users</Trans>
      </Link>
      <SettingsSection title={person.name}>
        <PersonFacts person={person} locale={locale} />
      </SettingsSection>
      {mayChangePerson(viewer, id) ? (
        <Changes key={id} person={person} />
      ) : (
        <p className={css({ color: 'text2' })}>
          <Trans>This is your own account. Another administrator can change its role.</Trans>
        </p>
      )}
    </SettingsPage>
  );
}

function Changes({ person }: { person: Person }) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const isSuspended = person.suspension !== null;
  const seen = useRef(isSuspended);
  // The clicked button is gone.
  useEffect(() => {
    if (seen.current !== isSuspended) focusWhenLost(heading.current);
    seen.current = isSuspended;
  }, [isSuspended]);
  const { change, isChanging } = usePersonChange(person, () => forgetShop(queryClient));
  return (
    <>
      <SettingsSection title={<Trans>Role</Trans>}>
        <RoleForm
          role={person.role}
          isSaving={isChanging}
          onSave={(role) => void change({ kind: 'role', role })}
        />
      </SettingsSection>
      <SettingsSection title={<Trans>Two-step login</Trans>}>
        <FactorsCard person={person} />
      </SettingsSection>
      <SettingsSection title={<Trans>Suspension</Trans>} headingRef={heading}>
        {person.suspension ? (
          <SuspensionNotice
            suspension={person.suspension}
            locale={locale}
            isSaving={isChanging}
            onReinstate={() => void change({ kind: 'reinstate' })}
          />
        ) : (
          <SuspensionForm onSuspend={(reason) => change({ kind: 'suspend', reason })} />
        )}
      </SettingsSection>
    </>
  );
}
