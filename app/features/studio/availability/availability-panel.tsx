import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { forgetShop } from '#app/entities/celebrity/forget-shop.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { ErrorPanel, LoadingPanel } from '#app/ui/state/state-panel.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { css, cx } from '#styled/css/index.js';

import { AvailabilityForm } from './availability-form.tsx';
import { saveOwnAvailability } from './own-availability.functions.ts';
import { ownAvailabilityQuery } from './own-availability.queries.ts';

/** When a celebrity takes requests: holidays, and how many a day and a week. */
export function AvailabilityPanel() {
  const hydrated = useHydrated();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(ownAvailabilityQuery);
  return (
    <section
      id="availability"
      className={cx(panel, css({ marginTop: '28px' }))}
      aria-labelledby="availability-title"
    >
      <h2 id="availability-title" className={css({ textStyle: 'h3', marginBottom: '8px' })}>
        <Trans>Holidays and limits</Trans>
      </h2>
      {data && hydrated ? (
        <AvailabilityForm
          initial={data}
          onSave={async (value, version) => {
            const now = await saveOwnAvailability({
              data: { ...value, holidays: [...value.holidays], version },
            });
            queryClient.setQueryData(ownAvailabilityQuery.queryKey, now);
            forgetShop(queryClient);
            return now;
          }}
          onRead={() => queryClient.fetchQuery(ownAvailabilityQuery)}
        />
      ) : hydrated && isError ? (
        <ErrorPanel onRetry={() => void refetch()} />
      ) : (
        <LoadingPanel />
      )}
    </section>
  );
}
