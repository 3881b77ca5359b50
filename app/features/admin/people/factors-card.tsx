import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';

import { useToasts } from '#app/platform/toasts.tsx';
import { useConfirmed } from '#app/entities/session/use-confirmed.ts';
import { button } from '#app/ui/button.recipe.ts';
import { useDecision } from '#app/ui/dialog/use-decision.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { isSessionGone } from '#domain/error-kinds.ts';
import type { Person } from '#domain/person/person.ts';

import { resetPersonFactors } from './people.functions.ts';
import { personFactorsQuery } from './people.queries.ts';
import { facts, fact, words } from './people.recipe.ts';

/** A user's second factors, with a way to remove them for someone who has lost them. */
export function FactorsCard({ person: { id, name } }: { person: Person }) {
  const { t } = useLingui();
  const { say } = useToasts();
  const hydrated = useHydrated();
  const queryClient = useQueryClient();
  const run = useConfirmed();
  const decide = useDecision();
  const query = personFactorsQuery(id);
  const { data: setUp } = useSuspenseQuery(query);
  const resetting = useMutation({
    mutationFn: () => run(() => resetPersonFactors({ data: { id } })),
    onSuccess: (done) => {
      if (!done) return;
      queryClient.setQueryData(query.queryKey, done.answer);
      say({ id: 'person', kind: 'success', text: t`Two-step login was reset for ${name}` });
    },
    onError: (error) => {
      if (isSessionGone(error)) return;
      say({ id: 'person', kind: 'error', text: t`An error occurred. Please try later` });
    },
  });
  async function reset() {
    const isWanted = await decide({
      title: t`Reset two-step login for ${name}?`,
      consequence: (
        <Trans>
          This removes the passkeys, authenticator app and recovery codes, and logs {name} out on
          all devices. After that, the password alone opens the account. We’ll tell {name} by email.
        </Trans>
      ),
      confirm: t`Reset two-step login`,
      tone: 'danger',
    });
    if (isWanted) resetting.mutate();
  }
  if (setUp.passkeys === 0 && !setUp.app) {
    return (
      <p className={words}>
        <Trans>Only the password opens this account. Nothing else is set up.</Trans>
      </p>
    );
  }
  return (
    <>
      <p className={words}>
        <Trans>
          Reset it if {name} has lost the device and the recovery codes. Make sure it’s really{' '}
          {name} who’s asking.
        </Trans>
      </p>
      <dl className={facts}>
        <div className={fact}>
          <dt>
            <Trans>Passkeys</Trans>
          </dt>
          <dd>
            <Plural value={setUp.passkeys} _0="None" one="# passkey" other="# passkeys" />
          </dd>
        </div>
        <div className={fact}>
          <dt>
            <Trans>Authenticator app</Trans>
          </dt>
          <dd>{setUp.app ? <Trans>Set up</Trans> : <Trans>Not set up</Trans>}</dd>
        </div>
      </dl>
      <button
        type="button"
        className={button({ variant: 'danger' })}
        disabled={!hydrated}
        {...busyButtonProps(resetting.isPending, () => void reset())}
      >
        <Trans>Reset two-step login</Trans>
      </button>
    </>
  );
}
