import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';

import { isLocale, type Locale } from '#domain/locale.ts';

import { addAccountWords } from '#app/platform/i18n.ts';

/** Loads the messages of the account to a page that has none; true as soon as they are there. */
export function useAccountWords(): boolean {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const [known, setKnown] = useState<string | null>(null);
  // Words that come are a change of what `useLingui` gives: only another language asks for them again.
  const add = useEffectEvent((wanted: Locale) => addAccountWords(i18n, wanted));
  useEffect(() => {
    let isWanted = true;
    if (isLocale(locale)) {
      void add(locale).then(
        () => isWanted && setKnown(locale),
        // Without them the next change of language, or page of the account, loads them.
        () => {},
      );
    }
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return known === locale;
}
