import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import type { ReceivedGift } from '#domain/gift/gift.ts';

import * as look from './gift.recipe.ts';
import { useNow } from './use-now.ts';
import { WrappedBox } from './wrapped-box.tsx';

interface ClosedGiftProps {
  gift: Extract<ReceivedGift, { state: 'closed' }>;
  /** When it was read, in milliseconds. */
  readAt: number;
  /** Called once its time has come. */
  onReveal: () => void;
}

const [secondMs, minuteMs, hourMs, dayMs] = [1_000, 60_000, 3_600_000, 86_400_000];

/** A gift before its day: from whom, until when, and the first words of the note. */
export function ClosedGift({ gift, readAt, onReveal }: ClosedGiftProps) {
  const date = useDateFormat(useLocale());
  const now = useNow(readAt);
  const { from, revealAt, teaser } = gift;
  const left = Math.max(0, Date.parse(revealAt) - now);
  const isDue = left === 0;
  const reveal = useRef(onReveal);
  useEffect(() => {
    reveal.current = onReveal;
  });
  useEffect(() => {
    if (isDue) reveal.current();
  }, [isDue]);
  const day = date.time(revealAt);
  const days = Math.floor(left / dayMs);
  const hours = Math.floor((left % dayMs) / hourMs);
  const minutes = Math.floor((left % hourMs) / minuteMs);
  const seconds = Math.floor((left % minuteMs) / secondMs);
  return (
    <section className={look.wrapped}>
      <WrappedBox />
      <h1 className={look.title}>
        <Trans>{from} has a gift for you</Trans>
      </h1>
      <p className={look.words}>
        <Trans>It opens on {day}.</Trans>
      </p>
      {teaser === '' ? null : (
        <p className={look.words}>
          <Trans>“{teaser}”</Trans>
        </p>
      )}
      {/* The sentence above says the same once; these change every second. */}
      <ul className={look.countdown} aria-hidden>
        <li className={look.unit}>
          <strong>{days}</strong>
          <span>
            <Plural value={days} one="day" other="days" />
          </span>
        </li>
        <li className={look.unit}>
          <strong>{hours}</strong>
          <span>
            <Plural value={hours} one="hour" other="hours" />
          </span>
        </li>
        <li className={look.unit}>
          <strong>{minutes}</strong>
          <span>
            <Plural value={minutes} one="minute" other="minutes" />
          </span>
        </li>
        <li className={look.unit}>
          <strong>{seconds}</strong>
          <span>
            <Plural value={seconds} one="second" other="seconds" />
          </span>
        </li>
      </ul>
    </section>
  );
}
