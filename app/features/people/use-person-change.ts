import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useToasts } from '#app/platform/toasts.tsx';
import { isSessionGone } from '#domain/app-error.ts';
import type { Person } from '#domain/person/person.ts';
import type { Role } from '#domain/account/role.ts';

import { reinstatePerson, saveRole, suspendPerson } from './people.functions.ts';
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

/**
 * Changes somebody and says what became of it. @param onChange the person is another one now: lists are, too
 */
export function usePersonChange({ id, name }: Person, onChange: () => void) {
  const { t } = useLingui();
  const { say } = useToasts();
  const queryClient = useQueryClient();
  const said = {
    role: t`The role of ${name} was changed`,
    suspend: t`${name} was suspended`,
    reinstate: t`${name} can log in again`,
  };
  const changing = useMutation({
    mutationFn: (change: Change) => send(id, change),
    onSuccess: (person, { kind }) => {
      queryClient.setQueryData(personQuery(id).queryKey, person);
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
    /** @returns whether it was done; what was typed stays where it was not */
    change: (wanted: Change) =>
      changing.mutateAsync(wanted).then(
        () => true,
        () => false,
      ),
  };
}
