import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { NoDataPanel } from '#app/ui/state/state-panel.tsx';
import { useLastPage } from '#app/ui/list/use-last-page.ts';
import { usePageTurn } from '#app/ui/list/use-page-turn.ts';
import type { LoggedChange } from '#domain/site/change-log.ts';
import type { Locale } from '#domain/locale.ts';
import type { Paged } from '#domain/paging/pagination.ts';
import type { Role } from '#domain/account/role.ts';
import { css } from '#styled/css/index.js';

import { auditActionSentence } from './audit-action.messages.ts';

interface ChangeLogListProps {
  changes: Paged<LoggedChange>;
  locale: Locale;
  /** The names of roles, and of menus by slug; they belong to other features and are passed in. */
  roleNames: Readonly<Record<Role, MessageDescriptor>>;
  menuNames: Readonly<Record<string, MessageDescriptor>>;
}

const list = css({ listStyle: 'none' });
const entry = css({
  paddingBlock: '14px',
  '&:not(:first-child)': { borderTop: '1px solid token(colors.border)' },
  '& p': { overflowWrap: 'anywhere' },
});
const hint = css({ textStyle: 'hint', color: 'text2', marginTop: '2px' });

/** The administrators' changes: what, who and when, newest first. */
export function ChangeLogList({ changes, locale, roleNames, menuNames }: ChangeLogListProps) {
  const { t } = useLingui();
  const names = {
    locale,
    roleName: (role: Role) => t(roleNames[role]),
    menuName: (slug: string) => {
      const name = menuNames[slug];
      return name ? t(name) : slug;
    },
  };
  const date = useDateFormat(locale);
  const top = usePageTurn<HTMLUListElement>(changes.currentPage, 'log');
  useLastPage(changes);
  if (changes.rows.length === 0) return <NoDataPanel />;
  return (
    <>
      <ul ref={top} tabIndex={-1} className={list} aria-label={t`Changes`}>
        {changes.rows.map(({ id, at, by, deed }) => {
          const time = date.time(at);
          return (
            <li key={id} className={entry}>
              <p>{t(auditActionSentence(deed, names))}</p>
              <p className={hint}>
                <Trans>
                  {by}, {time}
                </Trans>
              </p>
            </li>
          );
        })}
      </ul>
      <Pagination
        state={changes}
        link={(to, look) => (
          <Link to="/{-$locale}/settings/log" search={to > 1 ? { page: to } : {}} {...look} />
        )}
      />
    </>
  );
}
