import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { ChevronDown, SunMoon } from 'lucide-react';

import { isTheme, keepTheme, themeQuery, themes } from '#app/platform/theme.queries.ts';

const names = {
  system: msg`Same as device`,
  light: msg`Light`,
  dark: msg`Dark`,
} as const;

/** Light, dark, or the system setting; the choice is stored in this browser. */
export function ThemeSwitch() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { data: current } = useSuspenseQuery(themeQuery);
  return (
    <span data-select-button>
      <SunMoon aria-hidden size={20} strokeWidth={1.75} />
      <select
        aria-label={t`Theme`}
        value={current}
        onChange={({ target }) => {
          if (!isTheme(target.value)) return;
          keepTheme(target.value);
          queryClient.setQueryData(themeQuery.queryKey, target.value);
        }}
      >
        {themes.map((theme) => (
          <option key={theme} value={theme}>
            {t(names[theme])}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={16} />
    </span>
  );
}
