import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Bell, BellOff } from 'lucide-react';

import { currentViewer } from '#app/entities/session/current-viewer.ts';
import { viewerQuery } from '#app/entities/session/viewer.queries.ts';
import { button } from '#app/ui/button.recipe.ts';
import { fieldError } from '#app/ui/field/form.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { destinationFor } from '#domain/account/destination.ts';
import { AppError } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';
import { css } from '#styled/css/index.js';

import { setReopenAlert } from './reopen-alerts.functions.ts';
import { reopenAlertQuery } from './reopen-alerts.queries.ts';

interface TellMeProps {
  celebrityId: number;
  celebrityName: string;
  locale: Locale;
}

const around = css({ display: 'grid', justifyItems: 'start', gap: '8px' });

/**
 * Asks for one mail when a celebrity takes requests again, and withdraws that. Visitors who are not signed in are led
 * to sign in, and back.
 */
export function TellMe({ celebrityId, celebrityName: name, locale }: TellMeProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, searchStr } = useLocation();
  const hydrated = useHydrated();
  const { data: viewer = null } = useQuery(viewerQuery);
  const alert = reopenAlertQuery(viewer?.id ?? 0, celebrityId);
  const { data: isKept = false } = useQuery({ ...alert, enabled: viewer !== null });
  const change = useMutation({
    mutationFn: async (wanted: boolean) => {
      const person = await currentViewer(queryClient);
      if (person === null) {
        const search = { destination: destinationFor(pathname, searchStr) };
        await navigate({ to: '/{-$locale}/account/login', search });
        return null;
      }
      const kept = await setReopenAlert({ data: { celebrityId, wanted, locale } });
      queryClient.setQueryData(reopenAlertQuery(person.id, celebrityId).queryKey, kept);
      // Requests are taken again: the page has not heard of it.
      if (wanted && !kept) {
        await queryClient.invalidateQueries({ queryKey: ['celebrity', celebrityId] });
      }
      return kept;
    },
  });
  const isRefused = change.error instanceof AppError && change.error.code === 'too_many_requests';
  const Icon = isKept ? BellOff : Bell;
  return (
    <div className={around}>
      <button
        type="button"
        className={button({ variant: isKept ? 'outline' : 'filled' })}
        {...busyButtonProps(change.isPending || !hydrated, () => change.mutate(!isKept))}
      >
        <Icon aria-hidden size={20} />
        {isKept ? <Trans>Don’t tell me</Trans> : <Trans>Tell me when open</Trans>}
      </button>
      <output className={css({ textStyle: 'hint', _empty: { display: 'none' } })}>
        {isKept ? <Trans>We’ll email you once, when {name} takes requests again.</Trans> : null}
      </output>
      {change.isError ? (
        <p role="alert" className={fieldError}>
          {isRefused
            ? t`You’re waiting for many celebrities already. Take some off the list under “My data”.`
            : t`Something went wrong!`}
        </p>
      ) : null}
    </div>
  );
}
