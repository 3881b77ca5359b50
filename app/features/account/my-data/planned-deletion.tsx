import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { useToasts } from '#app/platform/toasts.tsx';
import { button } from '#app/ui/button.recipe.ts';
import { notice } from '#app/ui/field/notice.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { DeletionView } from '#domain/my-data/account-deletion.ts';
import type { Locale } from '#domain/locale.ts';
import { css } from '#styled/css/index.js';
import { cancelOwnDeletion } from './my-data.functions.ts';
import { obstacleSentence } from './my-data.messages.ts';
import { myDataQuery } from './my-data.queries.ts';
import { cardFoot } from './my-data.recipe.ts';

const line = css({ display: 'block' });

export function PlannedDeletion({ deletion, locale }: { deletion: DeletionView; locale: Locale }) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const { say } = useToasts();
  const hydrated = useHydrated();
  const queryClient = useQueryClient();
  const keeping = useMutation({
    mutationFn: () => cancelOwnDeletion(),
    onSuccess: (data) => {
      queryClient.setQueryData(myDataQuery.queryKey, data);
      say({ id: 'deletion', kind: 'success', text: t`Your account stays` });
    },
  });
  return (
    <>
      <output className={notice({ tone: 'warn' })}>
        <span>
          <span className={line}>
            {deletion.hasBegun ? (
              <Trans>Your account is being deleted now.</Trans>
            ) : (
              <Trans>Your account will be deleted on {date.day(deletion.dueAt)}.</Trans>
            )}
          </span>
          {deletion.waitsFor ? (
            <span className={line}>{t(obstacleSentence[deletion.waitsFor])}</span>
          ) : null}
        </span>
      </output>
      {keeping.isError ? (
        <p role="alert" className={notice({ tone: 'bad' })}>
          <Trans>An error occurred. Please try later</Trans>
        </p>
      ) : null}
      {deletion.hasBegun ? null : (
        <div className={cardFoot}>
          <button
            type="button"
            className={button()}
            disabled={!hydrated}
            {...busyButtonProps(keeping.isPending, () => keeping.mutate())}
          >
            <Trans>Keep my account</Trans>
          </button>
        </div>
      )}
    </>
  );
}
