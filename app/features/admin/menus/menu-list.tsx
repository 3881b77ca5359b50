import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { LanguageChoice } from '#app/ui/field/language-choice.tsx';
import { ErrorPanel, LoadingPanel } from '#app/ui/state/state-panel.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { localeName, locales, type Locale } from '#domain/locale.ts';
import { linkablePages, menuSlugs, type EditedMenu } from '#domain/site/menu-editing.ts';
import type { User } from '#domain/account/user.ts';
import { css } from '#styled/css/index.js';

import type { Target } from './menu-entry.tsx';
import { MenuForm } from './menu-form.tsx';
import { linkablePageName, menuName } from './menu-settings.messages.ts';
import { editedMenuQuery } from './menu-settings.queries.ts';

/** Both menus, in the language selected for them. */
export function MenuList(props: {
  viewer: User;
  locale: Locale;
  /** The pages written by editors. */
  pages: readonly Target[];
  /** Wraps each menu. */
  section: (title: string, children: ReactNode) => ReactNode;
  onSaved: (menu: EditedMenu) => void;
}) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const [language, setLanguage] = useState(props.locale);
  const results = useQueries({ queries: menuSlugs.map((slug) => editedMenuQuery(slug)) });
  const menus = results.flatMap(({ data }) => (data ? [data] : []));
  if (menus.length < menuSlugs.length) {
    const failed = hydrated && results.some(({ isError }) => isError);
    return failed ? (
      <ErrorPanel onRetry={() => results.forEach(({ refetch }) => void refetch())} />
    ) : (
      <LoadingPanel />
    );
  }
  const entries = menus.flatMap((menu) => menu.entries);
  const targets = [
    ...linkablePages.map((url) => ({ url, name: t(linkablePageName[url]) })),
    ...props.pages,
  ];
  return (
    <>
      <div>
        <h2 className={css({ textStyle: 'h2', marginBottom: '12px' })}>
          <Trans>Menus</Trans>
        </h2>
        <LanguageChoice
          current={language}
          onPick={setLanguage}
          languages={locales.map((code) => ({
            code,
            name: localeName[code],
            missing: entries.some(({ label }) => label[code].trim() === ''),
          }))}
        />
        <p className={css({ textStyle: 'hint', color: 'text2' })}>
          <Trans>
            Where a name is missing, visitors read it in the first language that has it.
          </Trans>
        </p>
      </div>
      {menus.map((menu) => (
        <div key={menu.slug}>
          {props.section(
            t(menuName[menu.slug]),
            <MenuForm
              viewer={props.viewer}
              locale={props.locale}
              language={language}
              menu={menu}
              targets={targets}
              onSaved={props.onSaved}
            />,
          )}
        </div>
      ))}
    </>
  );
}
