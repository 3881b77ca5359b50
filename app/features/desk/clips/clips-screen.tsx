import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';

import { ClipsChip } from '#app/entities/clip/clips-chip.tsx';
import { waitingClipsQuery } from '#app/entities/clip/waiting-clips.queries.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { page as pageLook, pageTitle } from '#app/ui/layout/page.recipe.ts';
import { chipLink, chipRow } from '#app/ui/list/chip-row.recipe.ts';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { useLastPage } from '#app/ui/list/use-last-page.ts';

import { WaitingClips } from './waiting-clips.tsx';

/** Clips of celebrities that wait for a decision. */
export function ClipsScreen() {
  const { t } = useLingui();
  const locale = useLocale();
  const { page = 1 } = useSearch({ from: '/{-$locale}/_account/desk_/clips' });
  const { data } = useSuspenseQuery(waitingClipsQuery(page, locale));
  useLastPage(data);
  return (
    <div className={pageLook}>
      <h1 className={pageTitle}>
        <Trans>Clips</Trans>
      </h1>
      <nav aria-label={t`Lists`}>
        <ul className={chipRow}>
          <li>
            <Link to="/{-$locale}/desk" className={chipLink} activeOptions={{ exact: true }}>
              <Trans>Orders</Trans>
            </Link>
          </li>
          <ClipsChip isCurrent />
        </ul>
      </nav>
      <WaitingClips clips={data.rows} locale={locale} />
      <Pagination
        state={data}
        link={(to, look) => (
          <Link to="/{-$locale}/desk/clips" search={to === 1 ? {} : { page: to }} {...look} />
        )}
      />
    </div>
  );
}
