import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { FactorsCard } from '#app/features/admin/people/factors-card.tsx';
import { personFactorsQuery, personQuery } from '#app/features/admin/people/people.queries.ts';
import { PersonFacts } from '#app/features/admin/people/person-facts.tsx';
import { RoleForm } from '#app/features/admin/people/role-form.tsx';
import { SuspensionForm } from '#app/features/admin/people/suspension-form.tsx';
import { SuspensionNotice } from '#app/features/admin/people/suspension-notice.tsx';
import { usePersonChange } from '#app/features/admin/people/use-person-change.tsx';
import { SettingsPage, SettingsSection } from '#app/features/admin/settings/settings-page.tsx';
import { orNotFound } from '#app/platform/request/or-not-found.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { button } from '#app/ui/button.recipe.ts';
import { focusWhenLost } from '#app/ui/state/resting.ts';
import { mayChangePerson, type Person } from '#domain/person/person.ts';
import { recordId } from '#domain/record-id.ts';
import { css, cx } from '#styled/css/index.js';

import { forgetShop } from './-shop/forget-shop.ts';
import { onlyAdministrators } from './-site/only-administrators.ts';

/** For administrators. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/settings/users/$id')({
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: onlyAdministrators,
  loader: async ({ context: { queryClient }, params }) => {
    const id = recordId(params.id);
    if (id === null) throw notFound();
    await orNotFound(
      Promise.all([
        queryClient.fetchQuery(personQuery(id)),
        queryClient.fetchQuery(personFactorsQuery(id)),
      ]),
    );
  },
  head: privatePage(msg`User`),
  component: User,
});

function User() {
  const { viewer } = Route.useRouteContext();
  const locale = useLocale();
  const id = Number(Route.useParams().id);
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
  // The button that was pressed is gone.
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
      <SettingsSection title={<Trans>Second step</Trans>}>
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
