import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { ChevronDown, Globe } from 'lucide-react';

import { loadLocale } from '#app/platform/i18n.ts';
import { useToasts } from '#app/platform/toasts.tsx';
import { isLocale, localeName, locales, type Locale } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';

import { useLocale } from '#app/platform/browser/use-locale.ts';

/**
 * Selects the language, keeping the page and its query. Does nothing while offline, because a partly loaded language
 * would replace a readable page with an error.
 */
export function LanguageSwitcher() {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const current = useLocale();
  const { say, dismiss } = useToasts();
  const switchTo = async (locale: Locale) => {
    try {
      if (!navigator.onLine) throw new Error('There is no network.');
      await loadLocale(i18n, locale);
    } catch {
      say({
        id: 'language',
        kind: 'error',
        text: t`You’re offline, so we couldn’t switch the language. Try again once you’re back online.`,
      });
      return;
    }
    dismiss('language');
    const { pathname, searchStr } = router.state.location;
    await router.navigate({ href: addressIn(locale, pathname) + searchStr });
  };
  return (
    <span data-select-button data-code={current}>
      <Globe aria-hidden size={20} strokeWidth={1.75} />
      <select
        aria-label={t`Language`}
        value={current}
        onChange={({ target }) => {
          if (isLocale(target.value)) void switchTo(target.value);
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
