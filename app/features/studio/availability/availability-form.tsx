import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState, type FormEvent } from 'react';

import { useSettingSaving, type SettingForm } from '#app/platform/use-setting-saving.ts';
import { useTimeZone } from '#app/platform/browser/time-zone.ts';
import { button } from '#app/ui/button.recipe.ts';
import { fieldPair } from '#app/ui/field/form.recipe.ts';
import { TextField } from '#app/ui/field/text-field.tsx';
import { LeaveGuard } from '#app/ui/state/leave-guard.tsx';
import { SaveNotice } from '#app/ui/state/save-outcome.tsx';
import {
  holidayProblems,
  maxHolidays,
  maxPerDay,
  maxPerWeek,
  type Availability,
  type OwnAvailability,
} from '#domain/availability/availability.ts';
import { localDay } from '#domain/availability/local-day.ts';
import { css } from '#styled/css/index.js';

import { HolidayRow } from './holiday-row.tsx';
import {
  availabilityFrom,
  newHoliday,
  placesFrom,
  typedAvailability,
  type TypedAvailability,
} from './typed-availability.ts';

const words = css({ color: 'text2', marginBottom: '20px' });
const rows = css({
  display: 'grid',
  gap: '20px',
  marginBottom: '20px',
  _empty: { display: 'none' },
});
const subtitle = css({ textStyle: 'label', fontSize: '17px', marginBottom: '4px' });

function contentOf(typed: TypedAvailability): string {
  const holidays = typed.holidays.map(({ from, to }) => [from, to]);
  return JSON.stringify([holidays, typed.perDay.trim(), typed.perWeek.trim()]);
}

/** Holidays and limits, saved together. Input is kept whatever happens. */
export function AvailabilityForm(setting: SettingForm<OwnAvailability, Availability>) {
  const { t } = useLingui();
  const zone = useTimeZone();
  const { seen, outcome, isSaving, forgetOutcome, startOver, save } = useSettingSaving(setting);
  // Someone who travels keeps the calendar that the holidays were chosen in.
  const zoneOf = ({ version, timeZone }: OwnAvailability) => (version === 0 ? zone : timeZone);
  const [typed, setTyped] = useState(() =>
    typedAvailability(setting.initial, zoneOf(setting.initial)),
  );
  const [isChecked, setChecked] = useState(false);
  const [today] = useState(() => localDay(Date.now(), typed.timeZone));
  const problems = holidayProblems(typed.holidays, today);
  const dayPlaces = placesFrom(typed.perDay, maxPerDay);
  const weekPlaces = placesFrom(typed.perWeek, maxPerWeek);
  const changed = contentOf(typed) !== contentOf(typedAvailability(seen, zoneOf(seen)));

  function change(part: Partial<TypedAvailability>): void {
    setTyped((current) => ({ ...current, ...part }));
    forgetOutcome();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    forgetOutcome();
    const value = availabilityFrom(typed);
    if (isSaving || value === null || problems.some(Boolean)) return;
    const now = await save(value);
    if (!now) return;
    setChecked(false);
    // Input typed in the meantime is kept and becomes the next change.
    setTyped((current) => (current === typed ? typedAvailability(now, now.timeZone) : current));
  }

  const number = (most: number) => t`Enter a number from 1 to ${most}, or leave it empty.`;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <p className={words}>
        <Trans>
          While you’re away, no one can send you requests, and your page says when you’re back.
          Orders you already have keep their due dates: deliver them before you leave, or on the
          way.
        </Trans>
      </p>
      <SaveNotice
        outcome={outcome}
        saved={<Trans>Your holidays and limits are saved</Trans>}
        stale={<Trans>This was changed in another window. What you typed is still below.</Trans>}
      />
      <h3 className={subtitle}>
        <Trans>Holidays</Trans>
      </h3>
      <p className={words}>
        <Trans>
          Days begin and end at midnight, time zone {typed.timeZone}. They don’t count towards what
          you promise for new orders.
        </Trans>
      </p>
      <div className={rows}>
        {typed.holidays.map((holiday, index) => (
          <HolidayRow
            key={holiday.key}
            holiday={holiday}
            number={index + 1}
            today={today}
            problem={isChecked ? (problems[index] ?? null) : null}
            onChange={(next) =>
              change({ holidays: typed.holidays.with(index, { ...next, key: holiday.key }) })
            }
            onRemove={() => change({ holidays: typed.holidays.toSpliced(index, 1) })}
          />
        ))}
      </div>
      {typed.holidays.length < maxHolidays ? (
        <button
          type="button"
          className={button({ variant: 'outline' })}
          onClick={() => change({ holidays: [...typed.holidays, newHoliday()] })}
        >
          <Plus aria-hidden size={20} />
          <Trans>Add a holiday</Trans>
        </button>
      ) : null}
      <h3 className={`${subtitle} ${css({ marginTop: '28px' })}`}>
        <Trans>Limits</Trans>
      </h3>
      <p className={words}>
        <Trans>
          How many requests you take. After that you’re sold out until the next day, or until
          Monday. Leave a field empty for no limit.
        </Trans>
      </p>
      <div className={fieldPair}>
        <TextField
          label={t`Requests a day`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed.perDay}
          announced
          error={isChecked && dayPlaces === undefined ? number(maxPerDay) : undefined}
          onChange={({ target }) => change({ perDay: target.value })}
        />
        <TextField
          label={t`Requests a week`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed.perWeek}
          announced
          error={isChecked && weekPlaces === undefined ? number(maxPerWeek) : undefined}
          onChange={({ target }) => change({ perWeek: target.value })}
        />
      </div>
      <button type="submit" className={button()} aria-disabled={isSaving ? true : undefined}>
        <Trans>Save</Trans>
      </button>
      <LeaveGuard
        unsaved={changed}
        onLeave={() => {
          setTyped(typedAvailability(seen, zoneOf(seen)));
          startOver();
        }}
      />
    </form>
  );
}
