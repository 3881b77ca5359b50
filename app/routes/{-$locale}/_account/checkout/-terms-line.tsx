import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { footerMenusQuery } from '#app/features/content/content.queries.ts';
import { LocaleLink } from '#app/shell/locale-link.tsx';
import { useLocale } from '#app/shell/use-locale.ts';
import { termsAmong } from '#domain/site/menu-link.ts';
import { css } from '#styled/css/index.js';

const line = css({
  marginTop: '12px',
  textStyle: 'hint',
  color: 'text2',
  '& a': { color: 'brandInk', textDecoration: 'underline' },
});

/** What an order is placed under; nothing where the back end has no such page. */
export function TermsLine() {
  const { data: menus } = useQuery(footerMenusQuery(useLocale()));
  const terms = menus && termsAmong(menus.legal);
  if (!terms) return null;
  return (
    <p className={line}>
      <Trans>
        By placing the order you accept our <LocaleLink path={terms.url}>terms of use</LocaleLink>.
      </Trans>
    </p>
  );
}
