import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { button, iconButton } from '#app/ui/button.recipe.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { visuallyHidden } from '#app/ui/page.recipe.ts';
import type { CatalogSearch } from '#domain/catalog-search.ts';
import { activeFilters } from '#domain/listing-search.ts';
import { css } from '#styled/css/index.js';

/** Floats over the list and stops at its end, so that it never covers the footer. */
const floating = css({
  position: 'sticky',
  bottom: '24px',
  zIndex: 9,
  display: 'flex',
  justifyContent: 'center',
  marginTop: '28px',
  pointerEvents: 'none',
  '& > a': { pointerEvents: 'auto' },
  md: { justifyContent: 'flex-end', marginTop: '-52px' },
});
const inline = css(button.raw({ variant: 'quiet' }), {
  position: 'relative',
  mdDown: { minWidth: '44px', paddingInline: 0 },
});
const pill = css(button.raw({ size: 'large' }), {
  position: 'relative',
  borderRadius: 'full',
  boxShadow: 'float',
});
/** A phone has room for the sign only, beside the heading of a section. */
const words = css({ mdDown: { srOnly: true } });
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '14px 12px 14px 24px',
  borderBottom: '1px solid token(colors.border)',
});

/**
 * The button of the filters and the drawer that it opens. It is a link to the same list with the form of the
 * filters in the page, for browsers without JavaScript.
 * @param form what stands in the drawer; it is given what closes it
 */
export function FiltersButton(props: {
  search: CatalogSearch;
  place: 'floating' | 'inline';
  form: (close: () => void) => ReactNode;
}) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const active = activeFilters(props.search);
  const close = () => setOpen(false);
  const isFloating = props.place === 'floating';
  return (
    <>
      <div className={isFloating ? floating : undefined}>
        <Link
          to="."
          activeOptions={{ exact: true, includeSearch: true }}
          search={{ ...props.search, filters: 'open' }}
          preload={false}
          rel="nofollow"
          aria-haspopup="dialog"
          className={isFloating ? pill : inline}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          <SlidersHorizontal aria-hidden size={20} strokeWidth={1.75} />
          <span className={isFloating ? undefined : words}>
            <Trans>Filters</Trans>
          </span>
          {active > 0 ? (
            <span className={visuallyHidden}>
              , <Plural value={active} one="# active" other="# active" />
            </span>
          ) : null}
        </Link>
      </div>
      <Dialog open={open} onClose={close} label={t`Filters`} place="drawer">
        <div className={head}>
          <h2 className={css({ textStyle: 'h3' })}>
            <Trans>Filters</Trans>
          </h2>
          <button
            type="button"
            className={iconButton()}
            aria-label={t`Close filters`}
            data-first-focus
            onClick={close}
          >
            <X aria-hidden size={20} />
          </button>
        </div>
        {open ? props.form(close) : null}
      </Dialog>
    </>
  );
}
