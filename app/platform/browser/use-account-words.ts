import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';

import { isLocale, type Locale } from '#domain/locale.ts';

import { addAccountWords } from '#app/platform/i18n.ts';

/** Loads the account messages on a page that lacks them; true once they are loaded. */
export function useAccountWords(): boolean {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const [known, setKnown] = useState<string | null>(null);
  // Loading messages changes what `useLingui` returns, so this effect depends on the language only.
  const add = useEffectEvent((wanted: Locale) => addAccountWords(i18n, wanted));
  useEffect(() => {
    let isWanted = true;
    if (isLocale(locale)) {
      void add(locale).then(
        () => isWanted && setKnown(locale),
        // On failure, the next language change or account page loads them.
        () => {},
      );
    }
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return known === locale;
}
