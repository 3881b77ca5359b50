import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Gift, Share2 } from 'lucide-react';
import { useState } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { button } from '#app/ui/button.recipe.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { fieldError, fieldInput } from '#app/ui/field/form.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { addressIn } from '#domain/localized-address.ts';
import type { OwnGift } from '#domain/gift/gift.ts';
import { css, cx } from '#styled/css/index.js';

import { GiftForm } from './gift-form.tsx';
import { takeGiftBack } from './gift.functions.ts';
import { myGiftQuery } from './gift.queries.ts';

const heading = css({ textStyle: 'h3', marginBottom: '12px' });
const sign = css({ display: 'inline', verticalAlign: '-3px', marginRight: '8px' });
const quiet = css({ color: 'text2', marginBottom: '16px' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '12px' });

/** Gives a delivered video to someone else, for its fan. */
export function GiftPanel({ orderId, celebrityName }: { orderId: number; celebrityName: string }) {
  const { data, isError, refetch } = useQuery(myGiftQuery(orderId));
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={panel} aria-labelledby="gift-heading">
      <h2 id="gift-heading" className={heading}>
        <Gift size={20} aria-hidden className={sign} />
        <Trans>Give it as a gift</Trans>
      </h2>
      {data ? (
        <GivenGift orderId={orderId} gift={data} />
      ) : (
        <>
          <p className={quiet}>
            <Trans>
              Send a private link with your note. It opens as a gift, now or on a day you choose,
              and needs no account.
            </Trans>
          </p>
          {isError ? (
            <button
              type="button"
              className={button({ variant: 'outline' })}
              onClick={() => void refetch()}
            >
              <Trans>Try again</Trans>
            </button>
          ) : (
            <button
              type="button"
              className={button()}
              disabled={data === undefined}
              onClick={() => setOpen(true)}
            >
              <Trans>Make a gift link</Trans>
            </button>
          )}
        </>
      )}
      <GiftForm
        open={isOpen}
        onClose={() => setOpen(false)}
        orderId={orderId}
        celebrityName={celebrityName}
      />
    </section>
  );
}

/** The link, what became of it, and how to take it back. */
function GivenGift({ orderId, gift }: { orderId: number; gift: OwnGift }) {
  const { t } = useLingui();
  const locale = useLocale();
  const date = useDateFormat(locale);
  const queryClient = useQueryClient();
  const { token, note, revealAt, watches } = gift;
  const address =
    token === null ? null : `${window.location.origin}${addressIn(locale, `/gift/${token}`)}`;
  const taking = useMutation({
    mutationFn: () => takeGiftBack({ data: { orderId } }),
    onSuccess: () => queryClient.setQueryData(myGiftQuery(orderId).queryKey, null),
  });
  const day = revealAt === null ? '' : date.time(revealAt);
  const canShare = typeof navigator.share === 'function';
  return (
    <>
      {address === null ? null : (
        <>
          <div className={css({ display: 'flex', alignItems: 'center', gap: '4px' })}>
            <input
              className={cx(fieldInput, css({ minWidth: 0 }))}
              readOnly
              value={address}
              aria-label={t`Gift link`}
              onFocus={({ target }) => target.select()}
            />
            <CopyButton label={t`Gift link`} value={address} />
          </div>
          {canShare ? (
            <div className={row}>
              <button
                type="button"
                className={button()}
                // It is refused when someone closes the list without choosing.
                onClick={() => void navigator.share({ url: address }).catch(() => null)}
              >
                <Share2 size={20} aria-hidden />
                <Trans>Share</Trans>
              </button>
            </div>
          ) : null}
        </>
      )}
      {note === '' ? null : (
        <p className={css({ marginTop: '16px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })}>
          <Trans>“{note}”</Trans>
        </p>
      )}
      <p className={css({ marginTop: '12px', color: 'text2' })}>
        {revealAt === null ? null : (
          <>
            <Trans>It opens on {day}.</Trans>{' '}
          </>
        )}
        <Plural
          value={watches}
          _0="Not watched yet."
          one="Watched once."
          other="Watched # times."
        />
      </p>
      {taking.isError ? (
        <p role="alert" className={fieldError}>
          <Trans>The link is still there. Please try again.</Trans>
        </p>
      ) : null}
      <div className={row}>
        <button
          type="button"
          className={button({ variant: 'danger' })}
          {...busyButtonProps(taking.isPending, () => taking.mutate())}
        >
          <Trans>Take the link back</Trans>
        </button>
      </div>
    </>
  );
}
