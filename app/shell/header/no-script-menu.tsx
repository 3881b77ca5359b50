import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';

import { categoriesQuery } from '#app/entities/category/categories.queries.ts';
import { localeName, locales } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';
import { css } from '#styled/css/index.js';

import { useLocale } from '#app/platform/browser/use-locale.ts';
import { useSearchPath } from './use-search-path.ts';

const strip = css({
  maxWidth: 'page',
  marginInline: 'auto',
  paddingInline: { base: '20px', md: '44px' },
  borderBottom: '1px solid token(colors.border)',
});
const opener = css({
  minHeight: '44px',
  alignContent: 'center',
  textStyle: 'label',
  cursor: 'pointer',
});
const ways = css({ display: 'grid', gap: '4px', paddingBottom: '8px' });
const list = css({ display: 'flex', flexWrap: 'wrap', gap: '0 20px', listStyle: 'none' });
/** Shown where the header shows its own. */
const narrowOnly = css({
  xl: { display: 'none' },
  _longWords: { xl: { display: 'flex' }, '2xl': { display: 'none' } },
});
const phoneOnly = css({ hideFrom: 'lg' });
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  textStyle: 'label',
});
const searchForm = css({ display: 'flex', gap: '8px', hideFrom: 'md' });
const field = css({
  flex: '1 1 auto',
  minWidth: 0,
  height: '44px',
  paddingInline: '16px',
  border: '1px solid token(colors.control)',
  borderRadius: 'full',
  background: 'surface',
  fontSize: '16px',
});

/** The header's script-driven menus as plain links and a form; rendered on the server only, inside a `noscript`. */
export function NoScriptMenu() {
  const { t } = useLingui();
  const locale = useLocale();
  const { data: categories } = useQuery(categoriesQuery(locale));
  const { path } = useSearchPath();
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location });
  return (
    <details className={strip}>
      <summary className={opener}>
        <Trans>Menu</Trans>
      </summary>
      <nav aria-label={t`Menu`} className={ways}>
        <search>
          <form method="get" action={path} className={searchForm}>
            <input
              type="search"
              name="search"
              className={field}
              aria-label={t`Search celebrities and gifts`}
              placeholder={t`Search`}
            />
            <button type="submit" className={link}>
              <Trans>Search</Trans>
            </button>
          </form>
        </search>
        <ul className={`${list} ${narrowOnly}`}>
          {categories?.map(({ id, slug, name }) => (
            <li key={id}>
              <a href={addressIn(locale, `/products/${slug}`)} className={link}>
                {name}
              </a>
            </li>
          ))}
        </ul>
        <ul className={`${list} ${phoneOnly}`}>
          <li>
            <a href={addressIn(locale, '/account/login')} className={link}>
              <Trans>Log in</Trans>
            </a>
          </li>
          <li>
            <a href={addressIn(locale, '/account/register')} className={link}>
              <Trans>Register</Trans>
            </a>
          </li>
        </ul>
        <ul className={list}>
          {locales.map((other) => (
            <li key={other}>
              <a href={addressIn(other, pathname) + searchStr} lang={other} className={link}>
                {localeName[other]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
