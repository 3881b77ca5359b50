import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useToasts } from '#app/platform/toasts.tsx';
import { useConfirmed } from '#app/entities/session/use-confirmed.ts';
import { useDecision, type Decision } from '#app/ui/dialog/use-decision.ts';
import { isSessionGone } from '#domain/error-kinds.ts';
import type { Person } from '#domain/person/person.ts';
import { hasStore, isAdministrator, type Role } from '#domain/account/role.ts';

import { reinstatePerson, saveRole, suspendPerson } from './people.functions.ts';
import { roleName } from './people.messages.ts';
import { personQuery } from './people.queries.ts';

type Change =
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'suspend'; readonly reason: string }
  | { readonly kind: 'reinstate' };

function send(id: number, change: Change): Promise<Person> {
  if (change.kind === 'role') return saveRole({ data: { id, role: change.role } });
  return change.kind === 'suspend'
    ? suspendPerson({ data: { id, reason: change.reason } })
    : reinstatePerson({ data: { id } });
}

/** The consequences of a change, as shown in the confirmation. */
function useConsequences({ name, role }: Person) {
  const { t } = useLingui();
  return (change: Change): Decision => {
    if (change.kind === 'suspend') {
      const { reason } = change;
      return {
        title: t`Suspend ${name}?`,
        consequence: (
          <Trans>
            {name} will be logged out on all devices and can’t log in again. Your reason is in the
            activity log: “{reason}”
          </Trans>
        ),
        confirm: t`Suspend`,
        tone: 'danger',
      };
    }
    if (change.kind === 'reinstate') {
      return {
        title: t`Reinstate ${name}?`,
        consequence: <Trans>{name} can log in again, and everything is just as it was.</Trans>,
        confirm: t`Reinstate`,
      };
    }
    const before = role === null ? '–' : t(roleName[role]);
    const after = t(roleName[change.role]);
    return {
      title: t`Change the role of ${name}?`,
      consequence: (
        <>
          <p>
            <Trans>
              {before} → {after}. {name} will be logged out on all devices.
            </Trans>
          </p>
          {isAdministrator({ role: change.role }) ? (
            <p>
              <Trans>Administrators can change people, settings and the bank account.</Trans>
            </p>
          ) : null}
          {role !== null && hasStore(role) && !hasStore(change.role) ? (
            <p>
              <Trans>The public page of {name} disappears.</Trans>
            </p>
          ) : null}
        </>
      ),
      confirm: t`Change the role`,
    };
  };
}

/**
 * Changes a user after confirmation, and announces the result.
 * @param onChange called when the user, and therefore lists, have changed
 */
export function usePersonChange(person: Person, onChange: () => void) {
  const { id, name } = person;
  const { t } = useLingui();
  const { say } = useToasts();
  const queryClient = useQueryClient();
  const run = useConfirmed();
  const decide = useDecision();
  const consequencesOf = useConsequences(person);
  const said = {
    role: t`The role of ${name} was changed`,
    suspend: t`${name} was suspended`,
    reinstate: t`${name} can log in again`,
  };
  const changing = useMutation({
    mutationFn: (change: Change) => run(() => send(id, change)),
    onSuccess: (done, { kind }) => {
      if (!done) return;
      queryClient.setQueryData(personQuery(id).queryKey, done.answer);
      say({ id: 'person', kind: 'success', text: said[kind] });
      onChange();
    },
    onError: (error) => {
      if (isSessionGone(error)) return;
      say({ id: 'person', kind: 'error', text: t`An error occurred. Please try later` });
    },
  });
  return {
    isChanging: changing.isPending,
    /** @returns whether it was done; otherwise the input is kept */
    change: async (wanted: Change): Promise<boolean> => {
      if (!(await decide(consequencesOf(wanted)))) return false;
      return changing.mutateAsync(wanted).then(
        (done) => done !== null,
        () => false,
      );
    },
  };
}
