import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { AuthStage } from '../auth-stage.tsx';
import { below, inlineLink, lead } from '../auth.recipe.ts';
import { FocusedHeading } from '../focused-heading.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { resetPassword } from './password.functions.ts';
import { IncompleteLink } from './incomplete-link.tsx';

/** The secret is in the URL fragment, so no server, log or Referer ever sees it. */
function tokenOfAddress(): string {
  return new URLSearchParams(window.location.hash.slice(1)).get('t') ?? '';
}

function followAddress(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** The target of the emailed link: choosing a new password. */
export function ResetPasswordScreen() {
  const locale = useLocale();
  const [done, setDone] = useState(false);
  // The server never sees the secret, so only the browser can tell whether it is missing.
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
              <Trans>Log in with your new password</Trans>
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
              Link expired?{' '}
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
