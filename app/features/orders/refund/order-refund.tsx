import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { panelHeading } from '#app/entities/order/orders.recipe.ts';
import { useConfirmed } from '#app/entities/session/use-confirmed.ts';
import { button } from '#app/ui/button.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { AppError } from '#domain/app-error.ts';
import type { OwnRefundAccount } from '#domain/refund/refund.ts';

import { RefundAccountForm } from './refund-account-form.tsx';
import { saveRefundAccount } from './refund-account.functions.ts';
import { refundAccountQuery } from './refund-account.queries.ts';
import * as look from './refund-account.recipe.ts';

/** Where the money of the fan's own order goes back to: asked if no statement says it. */
export function OrderRefund({ orderId, isPart = false }: { orderId: number; isPart?: boolean }) {
  const queryClient = useQueryClient();
  const run = useConfirmed();
  const query = refundAccountQuery(orderId);
  const { data, isError, refetch } = useQuery(query);
  const [isChanging, setChanging] = useState(false);
  const heading = useId();
  if (!data && !isError) return null;
  const isAsked = data?.end === null && !data.isOnItsWay;
  return (
    <section className={panel} aria-labelledby={heading}>
      <h2 id={heading} className={panelHeading}>
        {isAsked ? <Trans>Where should we send your money?</Trans> : <Trans>Your refund</Trans>}
      </h2>
      {data ? (
        <>
          <p className={look.words}>
            <Standing account={data} isPart={isPart} />
          </p>
          {!data.isOnItsWay && (isAsked || isChanging || data.account) ? (
            <RefundAccountForm
              initial={data}
              onSave={async (account, version) => {
                const data = { ...account, orderId, version };
                try {
                  const done = await run(() => saveRefundAccount({ data }));
                  if (!done) return null;
                  // A read that began before would put back what it was.
                  await queryClient.cancelQueries({ queryKey: query.queryKey });
                  queryClient.setQueryData(query.queryKey, done.answer);
                  return done.answer;
                } catch (error) {
                  // It may be on its way by now. What was typed wrong says nothing about that.
                  const isTyped = error instanceof AppError && error.code === 'invalid_input';
                  if (!isTyped) void refetch();
                  throw error;
                }
              }}
              onRead={() => queryClient.fetchQuery(query)}
            />
          ) : null}
          {!data.isOnItsWay && !isAsked && !isChanging && !data.account ? (
            <button
              type="button"
              className={button({ variant: 'outline' })}
              onClick={() => setChanging(true)}
            >
              <Trans>Use another account</Trans>
            </button>
          ) : null}
        </>
      ) : (
        <>
          <p role="alert" className={look.words}>
            <Trans>We couldn’t look up your refund. Your money is safe.</Trans>
          </p>
          <button
            type="button"
            className={button({ variant: 'outline' })}
            onClick={() => void refetch()}
          >
            <Trans>Try again</Trans>
          </button>
        </>
      )}
    </section>
  );
}

/** How it stands, in a sentence or two. */
function Standing({ account, isPart }: { account: OwnRefundAccount; isPart: boolean }) {
  const { end, source, isOnItsWay, cameBack } = account;
  if (isOnItsWay) return <Trans>Your refund is on its way to your bank.</Trans>;
  if (end === null)
    return cameBack ? (
      <Trans>Your bank returned the refund. Tell us your account again, and we’ll resend it.</Trans>
    ) : isPart ? (
      <Trans>We’ll send it by bank transfer. Tell us your account.</Trans>
    ) : (
      <Trans>We’ll refund this order by bank transfer. Tell us your account.</Trans>
    );
  return source === 'statement' ? (
    <Trans>We’ll send it to the account that you paid from, ending in {end}.</Trans>
  ) : (
    <Trans>We’ll send it to your account ending in {end}.</Trans>
  );
}
