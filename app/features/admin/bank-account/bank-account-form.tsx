import { Plural, Trans, useLingui } from '@lingui/react/macro';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import type { SettingForm } from '#app/platform/use-setting-saving.ts';
import { useDecision } from '#app/ui/dialog/use-decision.ts';
import { button } from '#app/ui/button.recipe.ts';
import { fieldPair } from '#app/ui/field/form.recipe.ts';
import { LeaveGuard } from '#app/ui/state/leave-guard.tsx';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { LastChange, SaveNotice } from '#app/ui/state/save-outcome.tsx';
import type { BankAccount } from '#domain/payment/transfer/bank-account.ts';
import { inGroupsOfFour } from '#domain/payment/transfer/iban.ts';
import type { Locale } from '#domain/locale.ts';
import { css } from '#styled/css/index.js';

import { bankAccountMessages } from '#app/entities/payment/payment.messages.ts';
import { useBankAccountForm, type SeenAccount } from './use-bank-account-form.ts';

interface BankAccountFormProps extends SettingForm<SeenAccount, BankAccount> {
  locale: Locale;
}

const foot = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' });

const strong = css({ fontWeight: 500, overflowWrap: 'anywhere', marginBottom: '8px' });

function lineOf({ holder, iban, bic, bankName }: BankAccount): string {
  const groups = inGroupsOfFour(iban.replace(/\s/g, ''));
  return [holder, groups, bic, bankName].filter((part) => part.trim() !== '').join(', ');
}

/** The bank account that fans transfer money to. */
export function BankAccountForm({ locale, ...setting }: BankAccountFormProps) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const decide = useDecision();
  const { form, seen, refused, outcome, changes, discard, forget } = useBankAccountForm(
    setting,
    (typed, before) =>
      decide({
        title: t`Change the bank account?`,
        consequence: (
          <>
            <p>
              <Trans>From now on, fans pay into this account:</Trans>
            </p>
            <p className={strong}>{lineOf(typed)}</p>
            {before ? (
              <>
                <p>
                  <Trans>Until now:</Trans>
                </p>
                <p className={strong}>{lineOf(before)}</p>
              </>
            ) : null}
            <p>
              <Trans>
                We tell the shop’s own address by email and keep both in the activity log.
              </Trans>
            </p>
          </>
        ),
        confirm: t`Change the account`,
      }),
  );
  return (
    <form.AppForm>
      <form.Form refused={refused} sentences={bankAccountMessages}>
        <p className={css({ color: 'text2', marginBottom: '20px' })}>
          <Trans>Fans see this account on every order that’s waiting for payment.</Trans>
        </p>
        <SaveNotice
          outcome={outcome}
          saved={<Trans>The bank account was saved</Trans>}
          stale={
            <>
              <p>
                <Trans>
                  Someone else has saved this account in the meantime. Yours is still below:
                </Trans>
              </p>
              <p className={strong}>{seen.account ? lineOf(seen.account) : null}</p>
            </>
          }
        />
        <form.AppField name="holder">
          {({ Text }) => (
            <Text
              label={t`Account holder`}
              hint={t`The legal name on the bank account.`}
              autoComplete="off"
            />
          )}
        </form.AppField>
        <form.AppField name="iban">
          {({ Text }) => <Text label="IBAN" autoComplete="off" spellCheck={false} />}
        </form.AppField>
        <div className={fieldPair}>
          <form.AppField name="bic">
            {({ Text }) => <Text label="BIC" autoComplete="off" spellCheck={false} />}
          </form.AppField>
          <form.AppField name="bankName">
            {({ Text }) => <Text label={t`Bank (optional)`} autoComplete="off" />}
          </form.AppField>
        </div>
        <div className={foot}>
          <form.Submit className={button()}>
            <Trans>Save the bank account</Trans>
          </form.Submit>
          <button
            type="button"
            className={button({ variant: 'outline' })}
            {...busyButtonProps(changes === 0, discard)}
          >
            <Trans>Discard</Trans>
          </button>
          <output className={css({ textStyle: 'hint', color: 'text2' })}>
            {changes > 0 ? (
              <Plural value={changes} one="# unsaved change" other="# unsaved changes" />
            ) : null}
          </output>
        </div>
        {seen.changed ? (
          <LastChange name={seen.changed.name} day={date.time(seen.changed.at)} />
        ) : null}
      </form.Form>
      <LeaveGuard unsaved={changes > 0} onLeave={forget} />
    </form.AppForm>
  );
}
