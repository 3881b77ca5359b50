import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { ChevronDown, Globe } from 'lucide-react';

import { isLocale, localeName, locales } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';

import { useLocale } from './use-locale.ts';

/** Picks the language; the page and its query stay. */
export function LanguageSwitcher() {
  const { t } = useLingui();
  const router = useRouter();
  const current = useLocale();
  return (
    <span data-select-button data-code={current}>
      <Globe aria-hidden size={20} strokeWidth={1.75} />
      <select
        aria-label={t`Language`}
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
      <ChevronDown aria-hidden size={16} />
    </span>
  );
}
