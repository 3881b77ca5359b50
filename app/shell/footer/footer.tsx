import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { footerMenusQuery } from '#app/entities/content/content.queries.ts';
import { useSiteName } from '#app/platform/site-name.ts';
import { Logo } from '#app/ui/logo.tsx';
import { css } from '#styled/css/index.js';

import { InstagramMark } from './instagram-mark.tsx';
import { LocaleLink } from '../locale-link.tsx';
import { MenuAnchor } from './menu-anchor.tsx';
import { ThemeSwitch } from '../header/theme-switch.tsx';
import { useLocale } from '#app/platform/browser/use-locale.ts';

const instagram = 'https://www.instagram.com/astera';

const footer = css({
  marginTop: { base: '56px', md: '96px' },
  borderTop: '1px solid token(colors.border)',
  background: 'sunken',
});
const inner = css({
  maxWidth: 'page',
  marginInline: 'auto',
  paddingInline: { base: '20px', md: '44px' },
  paddingTop: '48px',
  paddingBottom: '32px',
});
const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 40px',
});
/** Two columns on phones, so that no entry is alone in its row. */
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 28px',
  listStyle: 'none',
  mdDown: { display: 'grid', gridTemplateColumns: '1fr 1fr', width: '100%' },
});
const entry = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  textStyle: 'label',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
});
const bottom = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 28px',
  '&:not(:first-child)': {
    marginTop: '32px',
    paddingTop: '20px',
    borderTop: '1px solid token(colors.border)',
  },
  textStyle: 'hint',
  color: 'text2',
});
const legal = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
});

/** Links required on every site; a menu entry with the same URL takes precedence. */
const legalLinks = [
  { url: '/withdrawal', title: msg`Right of withdrawal` },
  { url: '/my-orders/withdraw', title: msg`Withdraw from a contract` },
  { url: '/verify', title: msg`Check a video` },
  { url: '/imprint', title: msg`Legal notice` },
  { url: '/cookies', title: msg`Cookies` },
  { url: '/accessibility', title: msg`Accessibility` },
];

/** The first copyright year. */
const since = 2026;

/** The localised menus and the legal links; without the menus, the copyright line and the legal links remain. */
export function Footer() {
  const locale = useLocale();
  const siteName = useSiteName();
  const { t } = useLingui();
  const { data: menus } = useQuery(footerMenusQuery(locale));
  return (
    <footer className={footer}>
      <div className={inner}>
        {menus ? (
          <div className={top}>
            <Link to="/{-$locale}" className={css({ display: 'flex', textDecoration: 'none' })}>
              <Logo name={siteName} />
            </Link>
            <ul className={list}>
              {menus.main.map((link) => (
                <li key={link.id}>
                  <MenuAnchor link={link} className={entry} />
                </li>
              ))}
            </ul>
            <a href={instagram} className={entry} rel="noopener">
              <InstagramMark />
              <Trans>Follow us on Instagram</Trans>
            </a>
          </div>
        ) : null}
        <div className={bottom}>
          <span>
            © {since} {siteName}
          </span>
          <ThemeSwitch />
          <ul className={`${list} ${css({ md: { marginLeft: 'auto' } })}`}>
            {menus?.legal.map((link) => (
              <li key={link.id}>
                <MenuAnchor link={link} className={legal} />
              </li>
            ))}
            {legalLinks
              .filter(({ url }) => !menus?.legal.some((link) => link.url === url))
              .map(({ url, title }) => (
                <li key={url}>
                  <LocaleLink path={url} className={legal}>
                    {t(title)}
                  </LocaleLink>
                </li>
              ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
