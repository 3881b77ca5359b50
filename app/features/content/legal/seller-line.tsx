import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { css, cx } from '#styled/css/index.js';

import { sellerQuery } from './seller.queries.ts';

const line = css({
  textStyle: 'hint',
  color: 'text2',
  '& a': { color: 'brandInk', textDecoration: 'underline' },
});

/**
 * The contracting party in short; renders nothing until the site's operator is set.
 * @param celebrity whose items are ordered
 */
export function SellerLine({ celebrity, className }: { celebrity: string; className?: string }) {
  const { data: seller } = useQuery(sellerQuery);
  if (!seller) return null;
  const operator = [seller.name, seller.legalForm].filter(Boolean).join(' ');
  const partner = seller.contractPartner === 'operator' ? operator : celebrity;
  return (
    <p className={cx(line, className)}>
      <Trans>Your contract is with {partner}.</Trans>{' '}
      <Link to="/{-$locale}/imprint">
        <Trans>Legal notice</Trans>
      </Link>
    </p>
  );
}
