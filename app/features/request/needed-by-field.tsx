import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CalendarCheck, X } from 'lucide-react';
import type { RefObject } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { button } from '#app/ui/button.recipe.ts';
import { TextField } from '#app/ui/field/text-field.tsx';
import { notice } from '#app/ui/field/notice.recipe.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { calendarDayText } from '#domain/time/date-text.ts';
import { css, cx } from '#styled/css/index.js';

import type { NeededDay } from './use-needed-day.ts';

interface NeededByFieldProps {
  needed: NeededDay;
  celebrityName: string;
  /** Within how many days of the payment it is promised. */
  promisedDays: number;
  inputRef: RefObject<HTMLInputElement | null>;
  onChange: (day: string) => void;
}

const box = css({ marginBottom: '20px', '& > div:first-child': { marginBottom: '8px' } });
const choices = css({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '8px' });

/** The day by which a request is needed, which may be left out; says at once whether it fits what is promised. */
export function NeededByField({ inputRef, ...props }: NeededByFieldProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const date = useDateFormat(locale);
  const hydrated = useHydrated();
  const { needed, celebrityName, promisedDays, onChange } = props;
  const { day, verdict, wanted } = needed;
  const chosen = wanted ? calendarDayText(wanted.day, locale) : '';
  const payBy = verdict?.kind === 'in-time' ? date.time(verdict.payBy) : '';
  const errors = {
    'too-soon': t`${plural(promisedDays, {
      one: `${celebrityName} promises this within # day of your payment, so ${chosen} is too soon.`,
      other: `${celebrityName} promises this within # days of your payment, so ${chosen} is too soon.`,
    })}`,
    'not-wantable': t`Choose a day from today on, within a year`,
  };
  const isWrong = verdict !== null && verdict.kind !== 'in-time';
  return (
    <div className={box}>
      <TextField
        ref={inputRef}
        type="date"
        label={t`Needed by (optional)`}
        hint={t`For a birthday or a party. The day ends at midnight where you are.`}
        value={day}
        min={hydrated ? needed.today : undefined}
        error={isWrong ? errors[verdict.kind] : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <div aria-live="polite">
        {verdict?.kind === 'in-time' ? (
          <p className={notice({ tone: 'info' })}>
            <CalendarCheck aria-hidden />
            {t`${plural(promisedDays, {
              one: `${celebrityName} promises this within # day of your payment. Pay by ${payBy} to have it in time.`,
              other: `${celebrityName} promises this within # days of your payment. Pay by ${payBy} to have it in time.`,
            })}`}
          </p>
        ) : null}
        {verdict?.kind === 'too-soon' ? (
          <p className={css({ color: 'text2' })}>
            <Trans>Choose a later day, send it without a date, or find someone faster.</Trans>
          </p>
        ) : null}
      </div>
      {day === '' ? null : (
        <div className={choices}>
          <button
            type="button"
            className={button({ variant: 'outline', size: 'small' })}
            onClick={() => {
              onChange('');
              inputRef.current?.focus();
            }}
          >
            <X aria-hidden size={18} />
            <Trans>Without a date</Trans>
          </button>
          {verdict?.kind === 'too-soon' ? (
            <Link
              to="/{-$locale}/celebrities"
              search={{ by: day }}
              className={cx(button({ variant: 'outline', size: 'small' }))}
            >
              <Trans>Who can do it in time</Trans>
            </Link>
          ) : null}
        </div>
      )}
    </div>
  );
}
