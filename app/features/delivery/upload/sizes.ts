/** Bytes as megabytes in a language: `412.6 MB`. A megabyte has 1,048,576 bytes here, as 1 GB is 1 GiB. */
export function megabytes(bytes: number, locale: string): string {
  const format = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, format).format(Math.max(0.1, bytes / 1_048_576));
}

/** `63.4%` in a language, always with one decimal. @param percentage 0 to 100 */
export function percent(percentage: number, locale: string): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, { style: 'percent', ...digits }).format(percentage / 100);
}

/** `2.1 MB/s` in a language; a slow line is told in kilobytes. */
export function speed(bytesPerSecond: number, locale: string): string {
  const kilobytes = bytesPerSecond / 1_024;
  const unit = (name: string, maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: `${name}-per-second`,
      maximumFractionDigits,
    });
  return kilobytes < 1_000
    ? unit('kilobyte', 0).format(kilobytes)
    : unit('megabyte', 1).format(kilobytes / 1_024);
}

/** About how long, in a language: `20 sec`, `3 min`, `1.5 hr`. Coarse, so that it does not flicker. */
export function roughTime(seconds: number, locale: string): string {
  const unit = (name: 'second' | 'minute' | 'hour', amount: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits: 1 }).format(
      amount,
    );
  if (seconds < 60) return unit('second', Math.max(5, Math.ceil(seconds / 5) * 5));
  if (seconds < 3_600) return unit('minute', Math.ceil(seconds / 60));
  return unit('hour', Math.round(seconds / 360) / 10);
}

/** `2:05`, the length of a film. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
