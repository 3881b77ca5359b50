import { useLingui } from '@lingui/react/macro';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { Search } from 'lucide-react';

import { SuggestingInput } from '#app/features/catalog/search/suggesting-input.tsx';
import { css } from '#styled/css/index.js';

import { useLocale } from '#app/platform/browser/use-locale.ts';
import { useSearchPath } from './use-search-path.ts';

const form = css({
  position: 'relative',
  width: '100%',
  '& svg': {
    position: 'absolute',
    left: '15px',
    top: '12px',
    color: 'text3',
    pointerEvents: 'none',
  },
});
const input = css({
  width: '100%',
  height: '44px',
  paddingInline: '44px 16px',
  // The label still fits between long category names.
  '2xl': { _longWords: { paddingInline: '42px 8px' } },
  border: '1px solid token(colors.control)',
  borderRadius: 'full',
  background: 'surface',
  color: 'text',
  fontSize: '16px',
  '&:focus-visible': { borderRadius: 'full' },
  // The browser's own clear button would be a second, unlabelled control.
  '&::-webkit-search-cancel-button': { display: 'none' },
});

function wordsOf(search: Record<string, unknown>): string {
  const { search: words } = search;
  return typeof words === 'string' || typeof words === 'number' ? String(words) : '';
}

interface SearchBoxProps {
  /** The search, or one of its suggestions, navigates away. */
  onSearch?: () => void;
  /** Esc was pressed in the field. */
  onDismiss?: () => void;
}

/**
 * Adds the typed text as `search` to the URL of the current list, or searches all celebrities from a page without a
 * list; does nothing when empty (spec §2).
 */
export function SearchBox({ onSearch, onDismiss }: SearchBoxProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const router = useRouter();
  const { path, isHere } = useSearchPath();
  // Another page's `search` parameter has a different meaning.
  const current = useRouterState({
    select: ({ location }) => (isHere ? wordsOf(location.search) : ''),
  });
  const label = t`Search celebrities and gifts`;
  return (
    <search>
      <form
        method="get"
        action={path}
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget).get('search');
          if (typeof words !== 'string' || words.trim() === '') return;
          onSearch?.();
          const { page: _, ...kept } = {
            page: undefined,
            ...(isHere && router.state.location.search),
          };
          const query = router.options.stringifySearch?.({ ...kept, search: words.trim() }) ?? '';
          void router.navigate({ href: path + query });
        }}
      >
        <Search aria-hidden size={20} strokeWidth={1.75} />
        <SuggestingInput
          locale={locale}
          onLeave={onSearch}
          onDismiss={onDismiss}
          key={current}
          type="search"
          name="search"
          className={input}
          aria-label={label}
          placeholder={t`Search`}
          defaultValue={current}
          enterKeyHint="search"
        />
      </form>
    </search>
  );
}
