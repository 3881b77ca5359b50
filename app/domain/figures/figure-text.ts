import { perLocale, type Locale } from '#domain/locale.ts';
import { amountLocale } from '#domain/money/money.ts';

const percents = perLocale(
  (locale) =>
    new Intl.NumberFormat(amountLocale[locale], { style: 'percent', maximumFractionDigits: 0 }),
);

/** A share from 0 to 1 as percent: "83%". */
export function shareText(share: number, locale: Locale): string {
  return percents(locale).format(share);
}

/** A time as one whole number: minutes up to an hour and a half, hours up to two days, then days. */
export function timeInShort(seconds: number): {
  readonly unit: 'minute' | 'hour' | 'day';
  readonly count: number;
} {
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return { unit: 'minute', count: minutes };
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? { unit: 'hour', count: hours }
    : { unit: 'day', count: Math.round(hours / 24) };
}
