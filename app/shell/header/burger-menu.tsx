import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { ChevronRight, Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';

import { categoriesQuery } from '#app/entities/category/categories.queries.ts';
import { useSiteName } from '#app/platform/site-name.ts';
import { button, iconButton } from '#app/ui/button.recipe.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { lazyModule, useLazy } from '#app/platform/page/lazy.ts';
import { Logo } from '#app/ui/logo.tsx';
import { ErrorPanel } from '#app/ui/state/state-panel.tsx';
import type { User } from '#domain/account/user.ts';
import { css, cx } from '#styled/css/index.js';

import { LanguageSwitcher } from './language-switcher.tsx';
import { lazyAccountMenu, preloadAccountMenu } from './lazy-account-menu.ts';
import { LocaleLink } from '../locale-link.tsx';
import { SearchBox } from './search-box.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useLocale } from '#app/platform/browser/use-locale.ts';

const opener = css({
  xl: { display: 'none' },
  _longWords: { xl: { display: 'grid' }, '2xl': { display: 'none' } },
});
const sheet = css({ paddingInline: '20px', paddingBottom: '40px' });
const top = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 'headerPhone',
  marginRight: '-12px',
  marginBottom: '8px',
});
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minHeight: '56px',
  borderBottom: '1px solid token(colors.border)',
  color: 'text',
  fontSize: '20px',
  fontWeight: 500,
  textDecoration: 'none',
  '& svg': { flex: 'none', color: 'brandInk' },
  '& svg:last-child': { marginLeft: 'auto', color: 'text3' },
});
const foot = css({ display: 'grid', gap: '12px', marginTop: '28px' });
const choices = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' });

const iconSpace = css({ flex: 'none', display: 'grid', width: '20px', height: '20px' });
/** Eight icons that only an open menu shows. */
const lazyIcon = lazyModule(
  async () => (await import('#app/entities/category/category-icon.tsx')).CategoryIcon,
);

function LateIcon({ slug }: { slug: string }) {
  const { part: CategoryIcon } = useLazy(lazyIcon);
  return <span className={iconSpace}>{CategoryIcon ? <CategoryIcon slug={slug} /> : null}</span>;
}

function LateAccountMenu({ viewer }: { viewer: User }) {
  const { part: AccountMenu, retry } = useLazy(lazyAccountMenu);
  if (AccountMenu) return <AccountMenu viewer={viewer} />;
  return retry && <ErrorPanel onRetry={retry} />;
}

/** The whole header on one screen, for when the header is too narrow for it. */
export function BurgerMenu({ viewer }: { viewer: User | null }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const router = useRouter();
  const siteName = useSiteName();
  const { data: categories } = useQuery(categoriesQuery(useLocale()));
  const close = () => setOpen(false);
  // It closes when navigation starts, not when the new page has loaded (spec §4).
  useEffect(() => router.subscribe('onBeforeNavigate', () => setOpen(false)), [router]);
  const isSignedIn = viewer !== null;
  // For celebrities and staff, pending work comes before the shop.
  const worker = viewer?.role === 'fan' ? null : viewer;
  useEffect(() => {
    if (isSignedIn) preloadAccountMenu();
  }, [isSignedIn]);
  return (
    <>
      <button
        type="button"
        className={cx(iconButton(), opener)}
        aria-label={t`Open menu`}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden size={24} strokeWidth={1.75} />
      </button>
      <Dialog open={open} onClose={close} label={t`Menu`} place="screen">
        <div className={sheet}>
          <div className={top}>
            <LocaleLink path="/" className={css({ display: 'flex', textDecoration: 'none' })}>
              <Logo name={siteName} />
            </LocaleLink>
            <button
              type="button"
              data-first-focus
              className={iconButton()}
              aria-label={t`Close menu`}
              onClick={close}
            >
              <X aria-hidden size={24} strokeWidth={1.75} />
            </button>
          </div>
          <SearchBox onSearch={close} />
          {worker ? <LateAccountMenu viewer={worker} /> : null}
          <nav aria-label={t`Categories`} className={css({ marginTop: '12px' })}>
            {categories?.map(({ id, slug, name }) => (
              <LocaleLink key={id} path={`/products/${slug}`} className={row}>
                <LateIcon slug={slug} />
                {name}
                <ChevronRight aria-hidden size={20} />
              </LocaleLink>
            ))}
          </nav>
          <div className={foot}>
            {viewer ? (
              worker === null && <LateAccountMenu viewer={viewer} />
            ) : (
              <>
                <Link to="/{-$locale}/account/register" className={button({ size: 'large' })}>
                  <Trans>Register</Trans>
                </Link>
                <Link
                  to="/{-$locale}/account/login"
                  className={button({ size: 'large', variant: 'outline' })}
                >
                  <Trans>Log in</Trans>
                </Link>
              </>
            )}
            <div className={choices}>
              <LanguageSwitcher />
              <ThemeSwitch />
            </div>
          </div>
        </div>
      </Dialog>
    </>
  );
}
