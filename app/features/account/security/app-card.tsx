import { Trans, useLingui } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import { useId, useState } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { button } from '#app/ui/button.recipe.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { lazyModule, useLazy } from '#app/platform/page/lazy.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { settingRow } from '#app/ui/layout/setting-row.recipe.ts';

import { FailureNotice } from './failure-notice.tsx';
import { factorLead, factorList, factorTitle } from './factor.recipe.ts';
import type { NewAppFormProps } from './new-app-form.tsx';
import { beginApp, removeApp } from './second-factors.functions.ts';
import type { FactorCardProps } from './second-factor-sections.tsx';
import { useAttempt } from './use-attempt.ts';

/** Draws a QR code; loaded when an app is set up. */
const lateForm = lazyModule(async () => (await import('./new-app-form.tsx')).NewAppForm);

function LateForm(props: NewAppFormProps) {
  const { part: Form } = useLazy(lateForm);
  return Form ? <Form {...props} /> : null;
}

/** The user's authenticator app: setting it up, or turning it off. */
export function AppCard({ factors, locale, run, onChanged, onCodes }: FactorCardProps) {
  const { t } = useLingui();
  const headingId = useId();
  const hydrated = useHydrated();
  const date = useDateFormat(locale);
  const { attempt, failure, isTrying } = useAttempt();
  const [fresh, setFresh] = useState<{ secret: string; address: string } | null>(null);
  const { appSince } = factors;
  const begin = () =>
    attempt(async () => {
      const begun = await run(() => beginApp());
      if (begun) setFresh(begun.answer);
    });
  const turnOff = () =>
    attempt(async () => {
      const removed = await run(() => removeApp({ data: { locale } }));
      if (removed) await onChanged(t`The authenticator app is turned off`);
    });
  return (
    <section className={panel} aria-labelledby={headingId}>
      <h2 id={headingId} className={factorTitle}>
        <Trans>Authenticator app</Trans>
      </h2>
      <p className={factorLead}>
        <Trans>After your password, enter a code from an app on your phone.</Trans>
      </p>
      <FailureNotice sentence={failure} />
      {appSince === null ? (
        <button
          type="button"
          className={button({ variant: 'outline' })}
          disabled={!hydrated}
          {...busyButtonProps(isTrying, () => void begin())}
        >
          <Smartphone size={20} aria-hidden />
          <Trans>Set up the app</Trans>
        </button>
      ) : (
        <ul className={factorList}>
          <li className={settingRow}>
            <Smartphone aria-hidden size={20} strokeWidth={1.75} />
            <span>
              <strong>
                <Trans>The app is set up</Trans>
              </strong>
              <small>
                <Trans>Added on {date.day(appSince)}</Trans>
              </small>
            </span>
            <button
              type="button"
              className={button({ variant: 'outline', size: 'small' })}
              disabled={!hydrated}
              {...busyButtonProps(isTrying, () => void turnOff())}
            >
              <Trans>Turn off the app</Trans>
            </button>
          </li>
        </ul>
      )}
      <Dialog
        open={fresh !== null}
        onClose={() => setFresh(null)}
        label={t`Set up the authenticator app`}
      >
        {fresh === null ? null : (
          <LateForm
            {...fresh}
            locale={locale}
            run={run}
            onClose={() => setFresh(null)}
            onAdded={async (codes) => {
              setFresh(null);
              await onChanged(t`The authenticator app is set up`);
              if (codes) onCodes(codes);
            }}
          />
        )}
      </Dialog>
    </section>
  );
}
