import { formattingLocale, type Locale } from '#domain/locale.ts';
import { amountLocale } from '#domain/money/money.ts';

type Unit =
  | 'megabyte'
  | 'megabyte-per-second'
  | 'kilobyte-per-second'
  | 'second'
  | 'minute'
  | 'hour';

/** Browsers lack Azerbaijani units and would use English ones. */
const azerbaijaniUnit = {
  megabyte: 'MB',
  'megabyte-per-second': 'MB/san',
  'kilobyte-per-second': 'kB/san',
  second: 'san',
  minute: 'dəq',
  hour: 'saat',
} as const satisfies Record<Unit, string>;

function inUnit(amount: number, unit: Unit, locale: Locale, maximumFractionDigits = 1): string {
  if (locale !== 'az') {
    const options = { style: 'unit', unit, maximumFractionDigits } as const;
    return new Intl.NumberFormat(formattingLocale[locale], options).format(amount);
  }
  const number = new Intl.NumberFormat(amountLocale.az, { maximumFractionDigits }).format(amount);
  return `${number} ${azerbaijaniUnit[unit]}`;
}

/** Bytes as localised megabytes: `412.6 MB`. A megabyte has 1,048,576 bytes here, as 1 GB is 1 GiB. */
export function megabytes(bytes: number, locale: Locale): string {
  return inUnit(Math.max(0.1, bytes / 1_048_576), 'megabyte', locale);
}

/** A localised percentage: `63.4%`, `%63,4` in Turkish; always with one decimal. @param percentage 0 to 100 */
export function percent(percentage: number, locale: Locale): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  if (locale === 'az')
    return `${new Intl.NumberFormat(amountLocale.az, digits).format(percentage)}%`;
  const options = { style: 'percent', ...digits } as const;
  return new Intl.NumberFormat(formattingLocale[locale], options).format(percentage / 100);
}

/** A localised speed: `2.1 MB/s`; slow connections are shown in kilobytes. */
export function speed(bytesPerSecond: number, locale: Locale): string {
  const kilobytes = bytesPerSecond / 1_024;
  return kilobytes < 1_000
    ? inUnit(kilobytes, 'kilobyte-per-second', locale, 0)
    : inUnit(kilobytes / 1_024, 'megabyte-per-second', locale);
}

/** An approximate localised duration: `20 sec`, `3 min`, `1.5 hr`. Coarse, so that it does not flicker. */
export function roughTime(seconds: number, locale: Locale): string {
  if (seconds < 60) return inUnit(Math.max(5, Math.ceil(seconds / 5) * 5), 'second', locale);
  if (seconds < 3_600) return inUnit(Math.ceil(seconds / 60), 'minute', locale);
  return inUnit(Math.round(seconds / 360) / 10, 'hour', locale);
}

/** A video's length: `2:05`. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
