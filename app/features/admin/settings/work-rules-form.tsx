import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { useSettingSaving, type SettingForm } from '#app/platform/use-setting-saving.ts';
import { button } from '#app/ui/button.recipe.ts';
import { RadioList } from '#app/ui/field/radio-list.tsx';
import { LeaveGuard } from '#app/ui/state/leave-guard.tsx';
import { LastChange, SaveNotice } from '#app/ui/state/save-outcome.tsx';
import type { Locale } from '#domain/locale.ts';
import type { WorkRules } from '#domain/order/desk/work-rules.ts';
import { css } from '#styled/css/index.js';

/** The rules as loaded; `changed` says who set them last. */
interface Seen extends WorkRules {
  readonly version: number;
  readonly changed: { readonly at: string; readonly name: string } | null;
}

interface WorkRulesFormProps extends SettingForm<Seen, boolean> {
  locale: Locale;
}

/** Whether celebrities start work only on paid orders (ADR 0105). */
export function WorkRulesForm({ locale, ...setting }: WorkRulesFormProps) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const { seen, outcome, isSaving, forgetOutcome, save } = useSettingSaving(setting);
  const [paidFirst, setPaidFirst] = useState(setting.initial.paidFirst);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isSaving) void save(paidFirst);
  }

  return (
    <form noValidate onSubmit={submit}>
      <p className={css({ color: 'text2', marginBottom: '20px' })}>
        <Trans>
          Until an order is paid, its celebrity sees it and can’t accept it. Our team can let a
          single order start earlier.
        </Trans>
      </p>
      <SaveNotice
        outcome={outcome}
        saved={<Trans>Your choice is saved</Trans>}
        stale={
          <Trans>Someone else changed this in the meantime. Your choice is still below.</Trans>
        }
      />
      <RadioList
        title={t`When celebrities start`}
        name="paid-first"
        value={paidFirst ? 'paid' : 'approved'}
        choices={[
          { value: 'paid', label: t`Only when an order is paid` },
          { value: 'approved', label: t`As soon as an order is approved` },
        ]}
        onPick={(value) => {
          setPaidFirst(value === 'paid');
          forgetOutcome();
        }}
      />
      <button type="submit" className={button()} aria-disabled={isSaving ? true : undefined}>
        <Trans>Save the choice</Trans>
      </button>
      {seen.changed ? (
        <LastChange name={seen.changed.name} day={date.time(seen.changed.at)} />
      ) : null}
      <LeaveGuard
        unsaved={paidFirst !== seen.paidFirst}
        onLeave={() => setPaidFirst(seen.paidFirst)}
      />
    </form>
  );
}
