import { Trans } from '@lingui/react/macro';

import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { PayoutParts } from '#domain/payout/payout.ts';

interface PayoutPartsNoteProps {
  parts: PayoutParts;
  locale: Locale;
  className?: string;
}

/** What a payout makes up for, in words; nothing if that is nothing. */
export function PayoutPartsNote({ parts, locale, className }: PayoutPartsNoteProps) {
  const { takenBack, cameBack } = parts;
  if (takenBack === 0 && cameBack === 0) return null;
  const less = formatMoney(takenBack, locale);
  const more = formatMoney(cameBack, locale);
  return (
    <span className={className}>
      {takenBack > 0 ? <Trans>{less} was deducted for refunds after the last payout.</Trans> : null}{' '}
      {cameBack > 0 ? <Trans>Includes {more} that the bank returned.</Trans> : null}
    </span>
  );
}
