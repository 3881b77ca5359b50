import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';

import { css } from '#styled/css/index.js';

import { button } from './button.recipe.ts';
import { showsPagination, type PageState } from './page-state.ts';

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

/** Previous, "Page X of Y", Next. The caller moves the focus to the list's heading after a change. */
export function Pagination({
  state,
  onPick,
}: {
  state: PageState;
  onPick: (page: number) => void;
}) {
  const { t } = useLingui();
  if (!showsPagination(state)) return null;
  const { currentPage, totalPages } = state;
  const isLast = totalPages === null ? !state.hasNextPage : currentPage >= totalPages;
  const look = button({ variant: 'outline' });
  return (
    <nav aria-label={t`Pages`} className={bar}>
      <button
        type="button"
        className={look}
        disabled={currentPage <= 1}
        onClick={() => onPick(currentPage - 1)}
      >
        <ChevronLeft aria-hidden size={20} />
        <Trans>Previous</Trans>
      </button>
      <span aria-current="page">
        {totalPages === null ? (
          <Trans>Page {currentPage}</Trans>
        ) : (
          <Trans>
            Page {currentPage} of {totalPages}
          </Trans>
        )}
      </span>
      <button
        type="button"
        className={look}
        disabled={isLast}
        onClick={() => onPick(currentPage + 1)}
      >
        <Trans>Next</Trans>
        <ChevronRight aria-hidden size={20} />
      </button>
    </nav>
  );
}
