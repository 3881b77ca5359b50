import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { css } from '#styled/css/index.js';

import { button } from '#app/ui/button.recipe.ts';
import { showsPagination, type PageState } from './page-state.ts';
import { useLastPage } from './use-last-page.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  marginTop: '40px',
  color: 'text2',
  fontVariantNumeric: 'tabular-nums',
  sm: { justifyContent: 'center', gap: '20px' },
});
/** On phones, above the two links: in some languages they do not fit in one row. */
const place = css({
  order: -1,
  flexBasis: '100%',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  sm: { order: 0, flexBasis: 'auto' },
});

type StepLook = { readonly className: string; readonly children: ReactNode };

/** How to change pages: with a button, or by following a link to the other page. */
type Turn =
  | { readonly onPick: (page: number) => void; readonly link?: never }
  | {
      readonly link: (page: number, look: StepLook, cursor?: string) => ReactNode;
      readonly onPick?: never;
    };

/**
 * Previous, "Page X of Y", Next. Links also receive their page's cursor, for lists that continue beyond their numbered
 * pages. Render it below an empty list too: where a URL names a page beyond the last one, it is replaced by the last.
 * The caller moves focus to the list's heading after a change.
 */
export function Pagination({ state, onPick, link }: { state: PageState } & Turn) {
  const { t } = useLingui();
  useLastPage(state);
  if (!showsPagination(state)) return null;
  const { currentPage, totalPages } = state;
  const isLast = totalPages === null ? !state.hasNextPage : currentPage >= totalPages;
  const step = (
    to: number,
    cursor: string | null | undefined,
    disabled: boolean,
    children: ReactNode,
  ) => {
    const look = { className: button({ variant: 'outline' }), children };
    // A link cannot be disabled, so a disabled button takes its place.
    if (link && !disabled) return link(to, look, cursor ?? undefined);
    return <button type="button" {...look} disabled={disabled} onClick={() => onPick?.(to)} />;
  };
  const previous = (
    <>
      <ChevronLeft aria-hidden size={20} />
      <Trans>Previous</Trans>
    </>
  );
  const next = (
    <>
      <Trans>Next</Trans>
      <ChevronRight aria-hidden size={20} />
    </>
  );
  return (
    <nav aria-label={t`Pages`} className={bar}>
      {step(currentPage - 1, state.previousCursor, currentPage <= 1, previous)}
      <span aria-current="page" className={place}>
        {totalPages === null ? (
          <Trans>Page {currentPage}</Trans>
        ) : (
          <Trans>
            Page {currentPage} of {totalPages}
          </Trans>
        )}
      </span>
      {step(currentPage + 1, state.nextCursor, isLast, next)}
    </nav>
  );
}
