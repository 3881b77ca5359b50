import { Plural, Trans } from '@lingui/react/macro';
import { CalendarClock, CalendarHeart } from 'lucide-react';

import { badge } from '#app/ui/badge.recipe.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import type { Order } from '#domain/order/order.ts';
import { dueStage, owedStatuses, timeToDue } from '#domain/order/promise/due-date.ts';

import { NeededDay } from './needed-day.tsx';

const toneOf = { ahead: 'neutral', soon: 'warn', late: 'bad' } as const;

/**
 * How much time an order has left and the day its fan needs it by; nothing for one that is not owed.
 * @param now when the order was fetched, so that server and browser render the same text
 */
export function DueBadge({ order, now }: { order: Order; now: number }) {
  const stage = dueStage(order, now);
  const left = timeToDue(order, now);
  const locale = useLocale();
  const isOwed = owedStatuses.includes(order.status);
  return (
    <>
      {stage === null || left === null ? null : (
        <span className={badge({ tone: toneOf[stage] })}>
          <CalendarClock aria-hidden />
          <TimeToDue {...left} />
        </span>
      )}
      {order.neededBy && isOwed ? (
        <span className={badge({ tone: 'neutral' })}>
          <CalendarHeart aria-hidden />
          <NeededDay day={order.neededBy.day} locale={locale} />
        </span>
      ) : null}
    </>
  );
}

function TimeToDue({ unit, count, isLate }: NonNullable<ReturnType<typeof timeToDue>>) {
  if (count === 0) return isLate ? <Trans>Overdue</Trans> : <Trans>Due within the hour</Trans>;
  if (unit === 'hour') {
    return isLate ? (
      <Plural value={count} one="# hour overdue" other="# hours overdue" />
    ) : (
      <Plural value={count} one="Due in # hour" other="Due in # hours" />
    );
  }
  return isLate ? (
    <Plural value={count} one="# day overdue" other="# days overdue" />
  ) : (
    <Plural value={count} one="Due in # day" other="Due in # days" />
  );
}
