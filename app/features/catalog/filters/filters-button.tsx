import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { button, iconButton } from '#app/ui/button.recipe.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { visuallyHidden } from '#app/ui/layout/page.recipe.ts';
import type { CatalogSearch } from '#domain/catalog/canonical-search.ts';
import { activeFilters } from '#domain/catalog/listing-search.ts';
import { css } from '#styled/css/index.js';

/**
 * The button's container: on a phone it floats over the list and stops at its end, so that it never covers the footer.
 */
const around = {
  floating: css({
    position: 'sticky',
    bottom: '24px',
    zIndex: 9,
    display: 'flex',
    justifyContent: 'center',
    marginTop: '28px',
    pointerEvents: 'none',
    '& > a': { pointerEvents: 'auto' },
    hideFrom: 'md',
  }),
  row: css({ hideBelow: 'md' }),
  inline: undefined,
};
const look = {
  floating: css(button.raw({ size: 'large' }), {
    borderRadius: 'full',
    boxShadow: 'float',
  }),
  row: css(button.raw(), { minHeight: '48px' }),
  inline: css(button.raw({ variant: 'quiet' }), {
    position: 'relative',
    mdDown: { minWidth: '44px', paddingInline: 0 },
  }),
};
/** On phones there is only room for the icon, next to a section's heading. */
const words = css({ mdDown: { srOnly: true } });
const count = css({
  paddingInline: '8px',
  borderRadius: 'full',
  background: 'onBrand',
  color: 'brand',
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '14px 12px 14px 24px',
  borderBottom: '1px solid token(colors.border)',
});

/**
 * The filters button and the drawer it opens. Without JavaScript it is a link to the same list with the filter form in
 * the page.
 * @param place `row` among the tools of a list and `floating` over it swap at 768 px
 * @param form the drawer's content; it receives a function to close it
 */
export function FiltersButton(props: {
  search: CatalogSearch;
  place: 'floating' | 'row' | 'inline';
  form: (close: () => void) => ReactNode;
}) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const active = activeFilters(props.search);
  const close = () => setOpen(false);
  return (
    <>
      <div className={around[props.place]}>
        <Link
          to="."
          activeOptions={{ exact: true, includeSearch: true }}
          search={{ ...props.search, filters: 'open' }}
          preload={false}
          rel="nofollow"
          aria-haspopup="dialog"
          className={look[props.place]}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          <SlidersHorizontal aria-hidden size={20} strokeWidth={1.75} />
          <span className={props.place === 'inline' ? words : undefined}>
            <Trans>Filters</Trans>
          </span>
          {active > 0 ? (
            <>
              <span aria-hidden className={count}>
                {active}
              </span>
              <span className={visuallyHidden}>
                , <Plural value={active} one="# active" other="# active" />
              </span>
            </>
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
