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
/** On a phone above the two steps: in one row with them it fits in some languages only. */
const place = css({
  order: -1,
  flexBasis: '100%',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  sm: { order: 0, flexBasis: 'auto' },
});

type StepLook = { readonly className: string; readonly children: ReactNode };

/** How a page is turned: by a press, or by following a link to the other page. */
type Turn =
  | { readonly onPick: (page: number) => void; readonly link?: never }
  | {
      readonly link: (page: number, look: StepLook, cursor?: string) => ReactNode;
      readonly onPick?: never;
    };

/**
 * Previous, "Page X of Y", Next. A link gets the cursor of its page as well, for lists that go on beyond their numbers.
 * It belongs below an empty list as well: where an address names a page behind the last one, the last takes its place.
 * The caller moves the focus to the list's heading after a change. */
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
    // A link cannot be disabled: where it would lead nowhere a disabled button stands.
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
