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
