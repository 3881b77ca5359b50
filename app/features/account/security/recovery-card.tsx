import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import { FailureNotice } from './failure-notice.tsx';
import { factorLead, factorTitle } from './factor.recipe.ts';
import { renewRecoveryCodes } from './second-factors.functions.ts';
import type { FactorCardProps } from './second-factor-sections.tsx';
import { useAttempt } from './use-attempt.ts';

/** The number of recovery codes left, and a way to create new ones. */
export function RecoveryCard({ factors, locale, run, onChanged, onCodes }: FactorCardProps) {
  const { t } = useLingui();
  const headingId = useId();
  const hydrated = useHydrated();
  const { attempt, failure, isTrying } = useAttempt();
  const renew = () =>
    attempt(async () => {
      const renewed = await run(() => renewRecoveryCodes({ data: { locale } }));
      if (!renewed) return;
      await onChanged(t`You have new recovery codes`);
      onCodes(renewed.answer);
    });
  return (
    <section className={panel} aria-labelledby={headingId}>
      <h2 id={headingId} className={factorTitle}>
        <Trans>Recovery codes</Trans>
      </h2>
      <p className={factorLead}>
        <Trans>They let you log in when you have lost your device.</Trans>{' '}
        <Plural
          value={factors.recoveryCodesLeft}
          one="You have # code left."
          other="You have # codes left."
        />
      </p>
      <FailureNotice sentence={failure} />
      <button
        type="button"
        className={button({ variant: 'outline' })}
        disabled={!hydrated}
        {...busyButtonProps(isTrying, () => void renew())}
      >
        <Trans>Make new codes</Trans>
      </button>
    </section>
  );
}
