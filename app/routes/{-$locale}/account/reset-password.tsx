import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';

import { AuthStage } from '#app/features/account/auth-stage.tsx';
import { below, fullButton, inlineLink, lead } from '#app/features/account/auth.recipe.ts';
import { FocusedHeading } from '#app/features/account/focused-heading.tsx';
import { NewPasswordForm } from '#app/features/account/password/new-password-form.tsx';
import { resetPassword } from '#app/features/account/password/password.functions.ts';
import { bringAccountWords } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

export const Route = createFileRoute('/{-$locale}/account/reset-password')({
  beforeLoad: bringAccountWords,
  head: privatePage(msg`Choose a new password`),
  component: ResetPassword,
});

/** The secret stands behind the #: no server, log or Referer ever sees it there. */
function tokenOfAddress(): string {
  return new URLSearchParams(window.location.hash.slice(1)).get('t') ?? '';
}

function followAddress(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** For a link that was cut off on its way here. */
function IncompleteLink() {
  return (
    <>
      <FocusedHeading>
        <Trans>This link is incomplete</Trans>
      </FocusedHeading>
      <p className={lead}>
        <Trans>Open the link in our e-mail once more, or ask for a new one.</Trans>
      </p>
      <Link to="/{-$locale}/account/forgot-password" className={fullButton}>
        <Trans>Ask for a new link</Trans>
      </Link>
    </>
  );
}

function ResetPassword() {
  const locale = useLocale();
  const [done, setDone] = useState(false);
  // The server never sees the secret, so only the browser can tell that it is missing.
  const incomplete = useSyncExternalStore(
    followAddress,
    () => tokenOfAddress() === '',
    () => false,
  );
  if (incomplete) {
    return (
      <AuthStage>
        <IncompleteLink />
      </AuthStage>
    );
  }
  return (
    <AuthStage>
      {done ? (
        <>
          <FocusedHeading>
            <Trans>Your password was changed</Trans>
          </FocusedHeading>
          <p className={lead}>
            <Link to="/{-$locale}/account/login">
              <Trans>Log in with the new password</Trans>
            </Link>
          </p>
        </>
      ) : (
        <>
          <NewPasswordForm
            asksCurrent={false}
            onSubmit={async ({ password }) => {
              await resetPassword({ data: { token: tokenOfAddress(), password, locale } });
              setDone(true);
            }}
          />
          <p className={below}>
            <Trans>
              Has the link ended?{' '}
              <Link to="/{-$locale}/account/forgot-password" className={inlineLink}>
                Ask for a new one
              </Link>
            </Trans>
          </p>
        </>
      )}
    </AuthStage>
  );
}
