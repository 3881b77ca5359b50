import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';

import { page } from '#app/ui/layout/page.recipe.ts';

import { ClosedGift } from './closed-gift.tsx';
import { giftQuery } from './gift.queries.ts';
import * as look from './gift.recipe.ts';
import { OpenGift } from './open-gift.tsx';

/** A gift, for the person who has its link. */
export function GiftScreen() {
  const { token } = useParams({ from: '/{-$locale}/gift/$token' });
  const { data, dataUpdatedAt, refetch } = useSuspenseQuery(giftQuery(token));
  return (
    <div className={page}>
      <div className={look.column}>
        {data.state === 'closed' ? (
          <ClosedGift gift={data} readAt={dataUpdatedAt} onReveal={() => void refetch()} />
        ) : (
          <OpenGift gift={data} token={token} />
        )}
        <p className={look.foot}>
          {data.state === 'open' ? (
            <Link to="/{-$locale}/verify">
              <Trans>Is this video genuine?</Trans>
            </Link>
          ) : null}
          <Link to="/{-$locale}/report" search={{ gift: token }} rel="nofollow">
            <Trans>Report this gift</Trans>
          </Link>
        </p>
      </div>
    </div>
  );
}
