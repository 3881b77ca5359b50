import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import { useDateFormat } from '#app/platform/use-date-format.ts';
import { button } from '#app/ui/button.recipe.ts';
import { LastChange, SaveNotice, type SaveOutcome } from '#app/ui/save-outcome.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { AppError } from '#domain/app-error.ts';
import { percentFromRate, rateFromPercent, type CommissionRate } from '#domain/commission.ts';
import type { Locale } from '#domain/locale.ts';
import { css } from '#styled/css/index.js';

/** The rate as it was read; `changed` says who set it last. */
interface Seen {
  readonly rate: CommissionRate;
  readonly version: number;
  readonly changed: { readonly at: string; readonly name: string } | null;
}

interface CommissionFormProps {
  /** What held when the form appeared. */
  initial: Seen;
  locale: Locale;
  /** Throws an AppError when it is refused. */
  onSave: (rate: CommissionRate, version: number) => Promise<Seen>;
  /** What holds now. */
  onRead: () => Promise<Seen>;
}

/** What the shop keeps of the price of orders that are placed from now on. */
export function CommissionForm({ initial, locale, onSave, onRead }: CommissionFormProps) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const [seen, setSeen] = useState(initial);
  const [typed, setTyped] = useState(() => percentFromRate(initial.rate));
  const [isWrong, setWrong] = useState(false);
  const saving = useMutation({ mutationFn: (rate: CommissionRate) => onSave(rate, seen.version) });
  const [outcome, setOutcome] = useState<SaveOutcome>(null);

  async function save(event: FormEvent) {
    event.preventDefault();
    const rate = rateFromPercent(typed);
    setWrong(rate === null);
    setOutcome(null);
    if (rate === null || saving.isPending) return;
    try {
      setSeen(await saving.mutateAsync(rate));
      setOutcome('saved');
    } catch (error) {
      const isStale = error instanceof AppError && error.code === 'setting_moved_on';
      // What holds now is told; what was typed stays.
      if (isStale) setSeen(await onRead().catch(() => seen));
      setOutcome(isStale ? 'stale' : 'failed');
    }
  }

  const percent = percentFromRate(seen.rate);
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <p className={css({ color: 'text2', marginBottom: '20px' })}>
        <Trans>
          The share of a price that stays with the shop. Orders keep the share that held when they
          were placed.
        </Trans>
      </p>
      <SaveNotice
        outcome={outcome}
        saved={<Trans>The commission was saved</Trans>}
        stale={<Trans>Somebody was faster. {percent} % hold now; yours is still below.</Trans>}
      />
      <div className={css({ maxWidth: '240px' })}>
        <TextField
          label={t`Commission in percent`}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          maxLength={10}
          announced
          error={isWrong ? t`A number from 0 to 100, such as 17.5` : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setOutcome(null);
          }}
        />
      </div>
      <button
        type="submit"
        className={button()}
        aria-disabled={saving.isPending ? true : undefined}
      >
        <Trans>Save the commission</Trans>
      </button>
      {seen.changed ? (
        <LastChange name={seen.changed.name} day={date.time(seen.changed.at)} />
      ) : null}
    </form>
  );
}
