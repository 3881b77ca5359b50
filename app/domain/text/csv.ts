/** What spreadsheets take for a formula. */
const formula = /^[=+\-@\t\r]/;
const number = /^-?\d+(\.\d+)?$/;

function cellOf(text: string): string {
  // A quote mark in front makes a text of it; a plain number is no formula.
  const plain = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/**
 * Rows as a CSV file (RFC 4180): commas, lines that end with CR LF, and a byte-order mark by which spreadsheets know
 * that it is UTF-8. No cell is taken for a formula.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}
