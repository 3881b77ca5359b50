import { Trans } from '@lingui/react/macro';
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
  /** Whether anything is custom-made for this fan: a video, a message, a post. */
  hasServices: boolean;
  hasGoods: boolean;
}

/** The terms accepted with the button next to them. There is no check box: the button is the consent. */
export function Agreement({ pages, celebrities, hasServices, hasGoods }: AgreementProps) {
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
      {hasServices ? (
        <p>
          <Trans>
            Videos, messages and posts are made for you alone. By ordering, you ask us to start
            before the withdrawal period ends. You acknowledge that you lose your right of
            withdrawal once your order has been delivered.
          </Trans>
        </p>
      ) : null}
      {hasGoods ? (
        <p>
          <Trans>
            You can withdraw from buying goods within 14 days of receiving them. You don’t have to
            give a reason.
          </Trans>
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
