import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { visuallyHidden } from '#app/ui/layout/page.recipe.ts';
import { RadioList } from '#app/ui/field/radio-list.tsx';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { roles, type Role } from '#domain/account/role.ts';

import { roleName } from './people.messages.ts';
import { words } from './people.recipe.ts';

interface RoleFormProps {
  /** Null for a user without a role here. */
  role: Role | null;
  isSaving: boolean;
  onSave: (role: Role) => void;
}

/** A user's role. */
export function RoleForm({ role, isSaving, onSave }: RoleFormProps) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const [picked, setPicked] = useState(role);
  return (
    <>
      <p className={words}>
        <Trans>
          Changing the role logs the person out everywhere. Someone who is no longer a celebrity
          isn’t listed and can’t take orders.
        </Trans>
      </p>
      <RadioList
        title={<span className={visuallyHidden}>{t`Role`}</span>}
        name="role"
        value={picked ?? ''}
        choices={roles.map((value) => ({ value, label: t(roleName[value]) }))}
        onPick={(value) => setPicked(roles.find((known) => known === value) ?? null)}
      />
      <button
        type="button"
        className={button()}
        disabled={!hydrated}
        {...busyButtonProps(isSaving || picked === null || picked === role, () => {
          if (picked !== null) onSave(picked);
        })}
      >
        <Trans>Save the role</Trans>
      </button>
    </>
  );
}
