import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

import { useSession } from '#app/entities/session/use-session.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import type { Registration } from '#domain/account/account.ts';

import { AuthStage } from '../auth-stage.tsx';
import { SocialButtons } from '../sign-in/social-buttons.tsx';
import { useSocialLogin } from '../sign-in/use-social-login.ts';
import { CodeForm } from './code-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { confirmCode, register, resendCode } from './registration.functions.ts';

const from = '/{-$locale}/account/register';

/** The form, followed by the code sent to the address. */
export function RegisterScreen() {
  const { attempt, as: kind = 'celebrity', destination } = useSearch({ from });
  const navigate = useNavigate({ from });
  const session = useSession();
  const locale = useLocale();
  const login = useSocialLogin({ destination });
  /** With the password, which is never stored: after a reload it has to be typed again. */
  const [sent, setSent] = useState<Registration | null>(null);
  /** The attempt whose address was wrong, while a new address is typed. */
  const [instead, setInstead] = useState<string>();

  /** Signs in if the password is known, and continues; otherwise the login page asks for it, or knows where to go. */
  async function goOn() {
    if (sent) await session.signIn(sent).catch(() => null);
    await (kind === 'celebrity'
      ? navigate({ to: '/{-$locale}/account/choose-application' })
      : navigate({ to: '/{-$locale}/account/login', search: { destination } }));
  }
  if (attempt !== undefined) {
    return (
      <AuthStage>
        <CodeForm
          kind={kind}
          email={sent?.email ?? null}
          onCode={async (code) => {
            await confirmCode({ data: { kind, attempt, code } });
            await goOn();
          }}
          onResend={() => resendCode({ data: { kind, attempt } })}
          onOtherEmail={() => {
            setInstead(attempt);
            void navigate({ search: { destination } });
          }}
        />
      </AuthStage>
    );
  }
  return (
    <AuthStage>
      <RegisterForm
        typed={sent}
        onSubmit={async (registration) => {
          const begun = await register({ data: { registration, locale, instead } });
          setSent(registration);
          setInstead(undefined);
          await navigate({ search: { attempt: begun, as: registration.kind, destination } });
        }}
        notice={login.notice}
      >
        <SocialButtons providers={login.providers} onPick={login.pick} />
      </RegisterForm>
    </AuthStage>
  );
}
