import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';

import { button } from '#app/ui/button.recipe.ts';
import { ErrorPanel, LoadingPanel, NoDataPanel } from '#app/ui/state/state-panel.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { Locale } from '#domain/locale.ts';

import { PageRow } from './page-row.tsx';
import { editedPagesQuery } from './page-settings.queries.ts';
import { above, heading, list } from './page-settings.recipe.ts';

/** All pages of the site, with links to edit each and to add one. */
export function PageList({ locale }: { locale: Locale }) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const { data, isError, refetch } = useQuery(editedPagesQuery(locale));
  return (
    <section>
      <div className={above}>
        <h2 className={heading}>
          <Trans>Pages</Trans>
        </h2>
        <Link to="/{-$locale}/settings/pages/new" className={button()}>
          <Plus aria-hidden size={20} />
          <Trans>New page</Trans>
        </Link>
      </div>
      {data === undefined ? (
        hydrated && isError ? (
          <ErrorPanel onRetry={() => void refetch()} />
        ) : (
          <LoadingPanel />
        )
      ) : data.length === 0 ? (
        <NoDataPanel />
      ) : (
        <ul className={list} aria-label={t`Pages`}>
          {data.map((page) => (
            <li key={page.id}>
              <PageRow page={page} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
