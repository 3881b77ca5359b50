import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';

import {
  applicationCountQuery,
  applicationQuery,
} from '#app/entities/application/applications.queries.ts';
import { gateQuery } from '#app/features/gate/gate.queries.ts';
import { waitingQuery } from '#app/entities/order/waiting.queries.ts';
import { hasStore, roleFlags } from '#domain/account/role.ts';

import { useLazy } from '#app/platform/page/lazy.ts';
import { visuallyHidden } from '#app/ui/layout/page.recipe.ts';
import type { User } from '#domain/account/user.ts';
import { css } from '#styled/css/index.js';

import { accountEntries } from './account-entries.ts';
import { lazyGateSwitch } from './lazy-gate-switch.ts';
import { LocaleLink } from '../locale-link.tsx';
import { useLocale } from '#app/platform/browser/use-locale.ts';
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
const count = css({
  minWidth: '26px',
  marginLeft: 'auto',
  paddingInline: '8px',
  borderRadius: 'full',
  background: 'brand',
  color: 'onBrand',
  textStyle: 'hint',
  fontWeight: 600,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
const line = css({ border: 0, borderTop: '1px solid token(colors.border)', margin: '12px 16px' });

/** The signed-in user's pages, and signing out. */
export function AccountMenu({ viewer }: { viewer: User }) {
  const { t } = useLingui();
  const signOut = useSignOut();
  const { isManager } = roleFlags(viewer.role);
  const { data: gateIsSet } = useQuery({ ...gateQuery, enabled: isManager });
  const { data: waiting } = useQuery({
    ...waitingQuery,
    enabled: viewer.role !== 'fan' && !viewer.lacksSecondFactor,
  });
  const { data: applications = 0 } = useQuery({
    ...applicationCountQuery,
    enabled: isManager && !viewer.lacksSecondFactor,
  });
  const { data: application } = useQuery({
    ...applicationQuery(useLocale()),
    enabled: hasStore(viewer.role),
    staleTime: 60_000,
  });
  const isApplying = application !== undefined && application.state !== 'approved';
  const many = { ...waiting, applications };
  return (
    <nav aria-label={t`Account`}>
      <ul className={css({ listStyle: 'none' })}>
        {accountEntries(viewer.role, isApplying).map(({ path, name, icon: Icon, waits = [] }) => (
          <li key={path}>
            <LocaleLink path={path} className={row}>
              <Icon aria-hidden size={20} strokeWidth={1.75} />
              {t(name)}
              <Waiting many={waits.reduce((sum, status) => sum + (many[status] ?? 0), 0)} />
            </LocaleLink>
          </li>
        ))}
      </ul>
      <hr className={line} />
      {isManager && gateIsSet ? <LateGateSwitch /> : null}
      <button type="button" className={row} onClick={() => void signOut()}>
        <LogOut aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Log out</Trans>
      </button>
    </nav>
  );
}

function LateGateSwitch() {
  const { part: GateSwitch } = useLazy(lazyGateSwitch);
  return GateSwitch && <GateSwitch opens={false} className={row} />;
}

/** The number of orders waiting behind an entry; renders nothing for zero. */
function Waiting({ many }: { many: number }) {
  if (many === 0) return null;
  return (
    <span className={count}>
      <span aria-hidden>{many}</span>
      <span className={visuallyHidden}>
        <Plural value={many} one="# waiting" other="# waiting" />
      </span>
    </span>
  );
}
