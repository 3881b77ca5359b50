import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { css } from '#styled/css/index.js';

const tabs = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  padding: '4px',
  marginBottom: '28px',
  borderRadius: 'm',
  background: 'sunken',
});
const tab = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '44px',
  borderRadius: 's',
  color: 'text2',
  fontWeight: 500,
  textDecoration: 'none',
  '&[aria-current=page]': { background: 'surface', color: 'text', fontWeight: 600 },
});

/** Between signing in and registering. */
export function AccountTabs() {
  const { t } = useLingui();
  return (
    <nav className={tabs} aria-label={t`Account`}>
      <Link to="/{-$locale}/account/login" className={tab}>
        <Trans>Log in</Trans>
      </Link>
      <Link to="/{-$locale}/account/register" className={tab}>
        <Trans>Register</Trans>
      </Link>
    </nav>
  );
}
