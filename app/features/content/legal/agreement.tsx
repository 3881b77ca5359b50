import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { AgreedPage } from '#domain/site/legal-text.ts';
import { css } from '#styled/css/index.js';

import { SellerLine } from './seller-line.tsx';

const box = css({
  display: 'grid',
  gap: '8px',
  marginTop: '16px',
  textStyle: 'hint',
  color: 'text2',
  '& a': { color: 'brandInk', textDecoration: 'underline' },
});

interface AgreementProps {
  /** The legal texts that exist. */
  pages: readonly AgreedPage[];
  /** The celebrities being ordered from. */
  celebrities: readonly string[];
  /** Within how many days goods can be sent back; 0 if there are none, or no such right. */
  withdrawalDays: number;
}

/** The terms accepted with the button next to them. The button is the consent to them. */
export function Agreement({ pages, celebrities, withdrawalDays }: AgreementProps) {
  return (
    <div className={box}>
      <SellerLine celebrity={celebrities.join(', ')} />
      {pages.includes('terms') ? (
        <p>
          <Trans>
            By placing your order, you agree to our{' '}
            <Link to="/{-$locale}/$slug" params={{ slug: 'terms' }}>
              terms of use
            </Link>
            .
          </Trans>
        </p>
      ) : null}
      {withdrawalDays > 0 ? (
        <p>
          <Plural
            value={withdrawalDays}
            one="You can withdraw from buying goods within # day of receiving them. You don’t have to give a reason."
            other="You can withdraw from buying goods within # days of receiving them. You don’t have to give a reason."
          />
        </p>
      ) : null}
      {pages.includes('withdrawal') ? (
        <p>
          <Trans>
            How it works:{' '}
            <Link to="/{-$locale}/$slug" params={{ slug: 'withdrawal' }}>
              right of withdrawal
            </Link>
          </Trans>
        </p>
      ) : null}
    </div>
  );
}
