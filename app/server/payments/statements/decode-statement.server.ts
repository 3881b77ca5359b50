import { statementMaxBytes } from '#domain/payment/statement/statement-line.ts';

import { StatementError } from './statement-error.server.ts';

function startsWith(bytes: Uint8Array, head: readonly number[]): boolean {
  return head.every((byte, index) => bytes[index] === byte);
}

/** The beginnings of files that are often chosen by mistake. */
const mistaken = [
  ['archive', [0x50, 0x4b]],
  ['archive', [0x1f, 0x8b]],
  ['archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['archive', [0x52, 0x61, 0x72, 0x21]],
  // The spreadsheets of old, and other documents of that time.
  ['archive', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
] as const;

/** @throws StatementError `empty`, `too-large`, `archive`, `pdf` */
export function refuseMistaken(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new StatementError('empty');
  if (bytes.length > statementMaxBytes) throw new StatementError('too-large');
  for (const [code, head] of mistaken) {
    if (startsWith(bytes, head)) throw new StatementError(code);
  }
}

/** The encoding that the bytes themselves show: by their mark, in an XML declaration, or by being UTF-8. */
function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return 'utf-8';
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(head)?.[1];
  if (declared !== undefined) return declared;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/**
 * The text of a statement file. What is neither marked nor UTF-8 is read as windows-1252, which contains Latin-1.
 * @param encoding a name of the WHATWG Encoding Standard, if it is known from elsewhere
 * @throws StatementError `empty`, `too-large`, `archive`, `pdf`, `unknown-format`
 */
export function decodeStatement(bytes: Uint8Array, encoding: string | null = null): string {
  refuseMistaken(bytes);
  const text = decoded(bytes, encoding ?? encodingOf(bytes));
  if (text.includes('\0')) throw new StatementError('unknown-format');
  if (text.trim() === '') throw new StatementError('empty');
  return text;
}

function decoded(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch (error) {
    throw new StatementError('unknown-format', null, error);
  }
}
