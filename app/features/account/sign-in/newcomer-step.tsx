import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';

import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { AppError } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';

import { Alarm } from '../alarm.tsx';
import { fullButton, inlineLink, lead } from '../auth.recipe.ts';
import { FocusedHeading } from '../focused-heading.tsx';
import { joinByProvider } from './newcomer.functions.ts';
import { newcomerQuery } from './newcomer.queries.ts';
import { RegistrationAgreement } from '../registration/registration-agreement.tsx';
import { awaitsSecondStep } from './second-step.tsx';

interface NewcomerStepProps {
  locale: Locale;
  onDone: () => void;
  onSecondStep: () => void;
  /** Back to the login page, without an account. */
  onBack: () => void;
}

/** The first sign-in through a provider: the account is created once the user agrees. */
export function NewcomerStep({ locale, onDone, onSecondStep, onBack }: NewcomerStepProps) {
  const { t } = useLingui();
  const { data: newcomer } = useQuery(newcomerQuery);
  const joining = useMutation({
    mutationFn: () => joinByProvider({ data: { locale } }),
    onSuccess: onDone,
    onError: (error) => awaitsSecondStep(error) && onSecondStep(),
  });
  if (newcomer === undefined) return null;
  const isOver =
    newcomer === null ||
    (joining.error instanceof AppError && joining.error.code === 'code_expired');
  return (
    <>
      <FocusedHeading>
        <Trans>Create your account</Trans>
      </FocusedHeading>
      {isOver ? (
        <p className={lead}>
          <Trans>That took too long. Please log in again.</Trans>
        </p>
      ) : (
        <>
          <p className={lead}>
            <Trans>
              You’re new here. We create your account with {newcomer.email}, and you log in with{' '}
              {newcomer.provider}.
            </Trans>
          </p>
          <Alarm sentence={joining.isError ? t`An error occurred. Please try later` : null} />
          <RegistrationAgreement />
          <button
            type="button"
            className={fullButton}
            {...busyButtonProps(joining.isPending, () => joining.mutate())}
          >
            <Trans>Register</Trans>
          </button>
        </>
      )}
      <button type="button" className={inlineLink} onClick={onBack}>
        <Trans>Back to login</Trans>
      </button>
    </>
  );
}
