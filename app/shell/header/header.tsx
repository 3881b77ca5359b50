import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSiteName } from '#app/platform/site-name.ts';
import { viewerQuery } from '#app/entities/session/viewer.queries.ts';
import { button, iconButton } from '#app/ui/button.recipe.ts';
import { Logo } from '#app/ui/logo.tsx';
import { css, cx } from '#styled/css/index.js';
import { BasketLink } from './basket-link.tsx';
import { BurgerMenu } from './burger-menu.tsx';
import { CategoryMenu } from './category-menu.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { SearchBox } from './search-box.tsx';
import { PersonLink } from './person-link.tsx';

const bar = css({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  borderBottom: '1px solid token(colors.border)',
  background: 'color-mix(in srgb, token(colors.canvas) 92%, transparent)',
  backdropFilter: 'blur(14px)',
});

const inner = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  maxWidth: 'page',
  height: 'headerPhone',
  marginInline: 'auto',
  paddingInline: '20px 8px',
  md: { gap: '20px', height: 'header', paddingInline: '44px' },
  xl: { gap: 'headerGap' },
  '2xl': { _longWords: { gap: '12px' } },
});

const searchRoom = css({
  display: 'none',
  // It shrinks before a category wraps: sharing the shrinkage would cost the menu a fraction of a pixel, enough to
  // wrap.
  md: { display: 'block', flex: '0 100000 280px', minWidth: '128px', marginLeft: 'auto' },
  xl: { minWidth: '88px' },
});

const actions = css({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: '4px',
  marginLeft: 'auto',
  // A signed-in user's four buttons leave no room for gaps on the smallest phones.
  '@media (max-width: 339.9px)': { gap: 0 },
  md: { marginLeft: 0 },
});

const wideOnly = css({ hideBelow: 'lg' });

const phoneOnly = css({ hideFrom: 'md' });

const phoneSearch = css({ hideFrom: 'md', padding: '0 20px 12px' });

/** The page is the same for everyone: the user's space is reserved until the browser has fetched the user. */
const personPlace = css({
  display: 'none',
  width: '44px',
  height: '44px',
  flex: 'none',
  '[data-visitor=person] &': { display: 'block' },
});

const signedOut = css({
  display: 'flex',
  alignItems: 'center',
  hideBelow: 'lg',
  '[data-visitor=person] &': { display: 'none' },
});

const logIn = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: '12px',
  textStyle: 'label',
  textDecoration: 'none',
});

/** Logo, categories, search, language, and sign-in or account link; sticks to the top of the window. */
export function Header() {
  const { t } = useLingui();
  const [searching, setSearching] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const phoneField = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (searching) phoneField.current?.querySelector('input')?.focus();
  }, [searching]);
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  const siteName = useSiteName();
  return (
    <header className={bar}>
      <div className={inner}>
        <Link
          to="/{-$locale}"
          className={css({ display: 'flex', flex: 'none', textDecoration: 'none' })}
        >
          <Logo name={siteName} />
        </Link>
        <CategoryMenu />
        <div className={searchRoom}>
          <SearchBox />
        </div>
        <div className={actions}>
          <button
            ref={opener}
            type="button"
            className={cx(iconButton(), phoneOnly)}
            aria-label={t`Search`}
            aria-expanded={searching}
            onClick={() => setSearching(!searching)}
          >
            <Search aria-hidden size={24} strokeWidth={1.75} />
          </button>
          <div className={wideOnly}>
            <LanguageSwitcher />
          </div>
          <BasketLink viewerId={viewer?.id} />
          {viewer ? (
            <PersonLink viewer={viewer} />
          ) : (
            <>
              <span className={personPlace} />
              <div className={signedOut}>
                <Link to="/{-$locale}/account/login" className={logIn}>
                  <Trans>Log in</Trans>
                </Link>
                <Link to="/{-$locale}/account/register" className={button({ size: 'small' })}>
                  <Trans>Register</Trans>
                </Link>
              </div>
            </>
          )}
          <BurgerMenu viewer={viewer} />
        </div>
      </div>
      {searching ? (
        <div ref={phoneField} className={phoneSearch}>
          <SearchBox
            onSearch={() => setSearching(false)}
            onDismiss={() => {
              setSearching(false);
              opener.current?.focus();
            }}
          />
        </div>
      ) : null}
    </header>
  );
}
