import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { Suspense } from 'react';

import { gateQuery } from '#app/features/gate/gate.queries.ts';
import { roleFlags } from '#domain/role.ts';

import type { User } from '#domain/user.ts';
import { css } from '#styled/css/index.js';

import { accountEntries } from './account-entries.ts';
import { LazyGateSwitch } from './lazy-gate-switch.ts';
import { LocaleLink } from './locale-link.tsx';
import { useSignOut } from './use-sign-out.ts';

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  width: '100%',
  minHeight: '48px',
  paddingInline: '16px',
  borderRadius: 'm',
  color: 'text2',
  fontWeight: 500,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  _hover: { background: 'tint' },
  '&[aria-current=page]': { background: 'brandBg', color: 'brandInk', fontWeight: 600 },
});
const line = css({ border: 0, borderTop: '1px solid token(colors.border)', margin: '12px 16px' });

/** The pages of the signed-in person, and the way out. */
export function AccountMenu({ viewer }: { viewer: User }) {
  const { t } = useLingui();
  const signOut = useSignOut();
  const { isManager } = roleFlags(viewer.role);
  const { data: gateIsSet } = useQuery({ ...gateQuery, enabled: isManager });
  return (
    <nav aria-label={t`Account`}>
      <ul className={css({ listStyle: 'none' })}>
        {accountEntries(viewer.role).map(({ path, name, icon: Icon }) => (
          <li key={path}>
            <LocaleLink path={path} className={row}>
              <Icon aria-hidden size={20} strokeWidth={1.75} />
              {t(name)}
            </LocaleLink>
          </li>
        ))}
      </ul>
      <hr className={line} />
      {isManager && gateIsSet ? (
        <Suspense>
          <LazyGateSwitch opens={false} className={row} />
        </Suspense>
      ) : null}
      <button type="button" className={row} onClick={() => void signOut()}>
        <LogOut aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Log out</Trans>
      </button>
    </nav>
  );
}
