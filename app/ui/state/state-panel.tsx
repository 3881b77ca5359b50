import { Trans } from '@lingui/react/macro';
import { CloudOff, Inbox, RotateCcw, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';

import { css } from '#styled/css/index.js';

import { button } from '#app/ui/button.recipe.ts';
import { Spinner } from './spinner.tsx';

const frame = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '16px',
  minHeight: '260px',
  padding: '32px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
  textAlign: 'center',
  '& > svg': { width: '40px', height: '40px', strokeWidth: 1.4, color: 'brandInk' },
});

/** The content is loading. */
export function LoadingPanel() {
  return (
    <output className={frame} aria-busy="true">
      <Spinner />
      <Trans>Please wait ...</Trans>
    </output>
  );
}

/** There is nothing to show; `children` may add details or a link. */
export function NoDataPanel({ children }: { children?: ReactNode }) {
  return (
    <div className={frame}>
      <Inbox aria-hidden />
      <p>
        <Trans>No data available.</Trans>
      </p>
      {children}
    </div>
  );
}

/** No matches; `children` may repeat the search and offer to clear it. */
export function NoResultsPanel({ children }: { children?: ReactNode }) {
  return (
    <div className={frame}>
      <SearchX aria-hidden />
      <p className={css({ fontWeight: 600 })}>
        <Trans>No results found</Trans>
      </p>
      {children}
    </div>
  );
}

/** A part of a page failed; the rest still works. `sentence` adds details. */
export function ErrorPanel({ onRetry, sentence }: { onRetry?: () => void; sentence?: string }) {
  return (
    <div className={frame} role="alert">
      <CloudOff aria-hidden />
      <p>{sentence ?? <Trans>An error occurred. Please try later</Trans>}</p>
      {onRetry ? (
        <button type="button" className={button({ variant: 'outline' })} onClick={onRetry}>
          <RotateCcw aria-hidden size={20} />
          <Trans>Try again</Trans>
        </button>
      ) : null}
    </div>
  );
}
