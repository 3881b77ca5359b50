import { mod97 } from './mod-97.ts';

/** True for an international bank account number (ISO 13616) without blanks, by its form and its check digits. */
export function isIban(text: string): boolean {
  return (
    /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text) && mod97(text.slice(4) + text.slice(0, 4)) === 1
  );
}

/** An account number or a reference as people read it: in groups of four. */
export function inGroupsOfFour(text: string): string {
  return text.replace(/(.{4})(?=.)/g, '$1 ');
}
