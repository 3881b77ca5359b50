import { css } from '#styled/css/index.js';

const whole = css({ whiteSpace: 'nowrap' });

/** An account by its last digits, on one line. */
export function MaskedIban({ end }: { end: string }) {
  return <span className={whole}>IBAN … {end}</span>;
}
