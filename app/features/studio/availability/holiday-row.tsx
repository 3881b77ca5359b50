import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Trash2 } from 'lucide-react';
import { useId } from 'react';

import { iconButton } from '#app/ui/button.recipe.ts';
import { fieldError, fieldInput, fieldLabel } from '#app/ui/field/form.recipe.ts';
import type { Holiday, HolidayProblem } from '#domain/availability/availability.ts';
import { css } from '#styled/css/index.js';

import { holidayProblem } from './availability.messages.ts';

interface HolidayRowProps {
  holiday: Holiday;
  /** From 1, for screen readers. */
  number: number;
  /** The earliest day to choose. */
  today: string;
  problem: HolidayProblem | null;
  onChange: (holiday: Holiday) => void;
  onRemove: () => void;
}

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: '12px',
  border: 0,
  minWidth: 0,
  sm: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
});
const part = css({ display: 'grid', gap: '6px', minWidth: 0 });
const first = css({ gridColumn: '1 / -1', sm: { gridColumn: 'auto' } });
const error = css({ gridColumn: '1 / -1' });

/** One holiday: its first and last day. */
export function HolidayRow({ holiday, number, problem, onChange, ...props }: HolidayRowProps) {
  const { t } = useLingui();
  const id = useId();
  const tied = {
    type: 'date',
    className: fieldInput,
    min: props.today,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-error` : undefined,
  } as const;
  return (
    <fieldset className={row}>
      <legend className={css({ srOnly: true })}>
        <Trans>Holiday {number}</Trans>
      </legend>
      <div className={`${part} ${first}`}>
        <label htmlFor={`${id}-from`} className={fieldLabel}>
          <Trans>First day away</Trans>
        </label>
        <input
          {...tied}
          id={`${id}-from`}
          value={holiday.from}
          onChange={({ target }) => onChange({ ...holiday, from: target.value })}
        />
      </div>
      <div className={part}>
        <label htmlFor={`${id}-to`} className={fieldLabel}>
          <Trans>Last day away</Trans>
        </label>
        <input
          {...tied}
          id={`${id}-to`}
          min={holiday.from || props.today}
          value={holiday.to}
          onChange={({ target }) => onChange({ ...holiday, to: target.value })}
        />
      </div>
      <button
        type="button"
        className={iconButton()}
        aria-label={t`Remove holiday ${number}`}
        onClick={props.onRemove}
      >
        <Trash2 aria-hidden size={20} strokeWidth={1.75} />
      </button>
      {problem ? (
        <p id={`${id}-error`} className={`${fieldError} ${error}`} role="alert">
          <CircleAlert aria-hidden />
          {t(holidayProblem[problem])}
        </p>
      ) : null}
    </fieldset>
  );
}
