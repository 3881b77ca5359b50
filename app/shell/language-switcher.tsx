import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';

import { isLocale, localeName, locales } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';
import { css } from '#styled/css/index.js';

import { useLocale } from './use-locale.ts';

const select = css({
  minHeight: '44px',
  paddingInline: '12px',
  border: '1px solid token(colors.control)',
  borderRadius: 'm',
  background: 'surface',
  color: 'text',
  fontSize: '16px',
});

/** Picks the language; the page and its query stay. */
export function LanguageSwitcher() {
  const { t } = useLingui();
  const router = useRouter();
  const current = useLocale();
  return (
    <select
      aria-label={t`Language`}
      className={select}
      value={current}
      onChange={({ target }) => {
        const { pathname, searchStr } = router.state.location;
        if (isLocale(target.value)) {
          void router.navigate({ href: addressIn(target.value, pathname) + searchStr });
        }
      }}
    >
      {locales.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {localeName[locale]}
        </option>
      ))}
    </select>
  );
}
