import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { button } from '#app/ui/button.recipe.ts';
import { notice, panel } from '#app/ui/field/notice.recipe.ts';
import { MoneyField } from '#app/ui/field/text-field.tsx';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { AppError } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney, type Cents } from '#domain/money/money.ts';
import { priceText, readPrice } from '#domain/money/typed-price.ts';
import { amountsIn, checkoutIn } from '#domain/order/order-match.ts';
import { awaitsTransfer, calledOff } from '#domain/payment/payment.ts';
import { sumOf, type BilledOrder } from '#domain/payment/transfer/shared-transfer.ts';
import { ordersPaidBy, type ReceivedOutcome } from '#domain/payment/transfer/orders-paid-by.ts';
import { css, cx } from '#styled/css/index.js';
import {
  amountProblem,
  paymentFailure,
  paymentLabel,
} from '#app/entities/payment/payment.messages.ts';
import { useReceivedTransfer } from './use-received-transfer.ts';
import { OrderRow } from './order-row.tsx';

interface SharedTransferPanelProps {
  /** The search term: the reference, or the statement line containing it. */
  line: string;
  /** All orders of the checkout with this reference. */
  orders: readonly BilledOrder[];
  locale: Locale;
}

const list = css({ listStyle: 'none', display: 'grid', gap: '4px', marginBlock: '12px' });

const told = css({ marginBlock: '12px' });

/** The field's initial value: the amount in the statement line, if there is one. */
function amountOf(line: string, locale: Locale): string {
  const [amount, ...others] = amountsIn(line);
  return amount !== undefined && others.length === 0 ? priceText(amount, locale) : '';
}

/** One transfer for several orders: the expected amount, and a button to mark all of them as paid. */
export function SharedTransferPanel({ line, orders, locale }: SharedTransferPanelProps) {
  const { t } = useLingui();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [typed, setTyped] = useState(() => amountOf(line, locale));
  const [refusal, setRefusal] = useState<'differs' | keyof typeof amountProblem | null>(null);
  const receiving = useReceivedTransfer();
  const open = orders.filter(awaitsTransfer);
  const late = orders.filter((one) => one.payment === 'awaiting' && calledOff.includes(one.status));
  const amount = readPrice(typed, locale);
  const paid = typeof amount === 'number' ? ordersPaidBy(orders, amount) : null;
  const count = (paid ?? open).length;

  async function send() {
    const problem = typeof amount === 'number' ? (paid ? null : 'differs') : amount;
    setRefusal(problem);
    if (problem !== null || typeof amount !== 'number' || !paid) return;
    const orderIds = paid.map(({ id }) => id);
    const asked = { checkout: checkoutIn(line) ?? '', orderIds, amount };
    try {
      await receiving.mutateAsync({ ...asked, reference: line.trim().slice(0, 200) });
      title.current?.focus();
    } catch (error) {
      if (error instanceof AppError && error.code === 'amount_differs') setRefusal('differs');
    }
  }

  return (
    <section className={cx(panel, css({ marginBottom: '20px' }))} aria-labelledby={heading}>
      <h2 id={heading} ref={title} tabIndex={-1} className={css({ textStyle: 'h3' })}>
        <Plural
          value={orders.length}
          one="One transfer for # order"
          other="One transfer for # orders"
        />
      </h2>
      <ul className={list}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} locale={locale} />
        ))}
      </ul>
      {receiving.data ? <Outcomes outcomes={receiving.data} orders={orders} /> : null}
      {receiving.error && refusal === null ? (
        <p role="alert" className={cx(notice({ tone: 'bad' }), told)}>
          <CircleAlert aria-hidden />
          {t(paymentFailure(receiving.error))}
        </p>
      ) : null}
      {open.length > 0 ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!receiving.isPending) void send();
          }}
        >
          <p className={css({ fontWeight: 600, marginBottom: '12px' })}>
            <StillToPay open={open} late={late} locale={locale} />
          </p>
          <div className={css({ maxWidth: '320px' })}>
            <MoneyField
              label={t`Amount received`}
              value={typed}
              error={
                refusal !== null && refusal !== 'differs' ? t(amountProblem[refusal]) : undefined
              }
              onChange={({ target }) => {
                setTyped(target.value);
                setRefusal(null);
              }}
            />
          </div>
          {refusal === 'differs' ? (
            <p role="alert" className={cx(notice({ tone: 'bad' }), told)}>
              <CircleAlert aria-hidden />
              <Differs amount={amount} open={open} locale={locale} />
            </p>
          ) : null}
          <button
            type="submit"
            className={button({})}
            {...busyButtonProps(receiving.isPending, () => {})}
          >
            <Plural value={count} one="Mark # order as paid" other="Mark # orders as paid" />
          </button>
        </form>
      ) : (
        <p className={css({ color: 'text2' })}>
          <Trans>There’s nothing left to pay here.</Trans>
        </p>
      )}
    </section>
  );
}

/** The expected amount, and the amount before orders were cancelled, which a fan may have paid instead. */
function StillToPay(props: Record<'open' | 'late', readonly BilledOrder[]> & { locale: Locale }) {
  const { open, late, locale } = props;
  const sum = formatMoney(sumOf(open), locale);
  if (late.length === 0) return <Trans>Still to pay: {sum} in total.</Trans>;
  const before = formatMoney(sumOf(open) + sumOf(late), locale);
  return (
    <Trans>
      Still to pay: {sum} in total. If the fan has already sent {before}, the cancelled part goes
      back to the fan.
    </Trans>
  );
}

/** Says that the amount differs from the orders' total, and what can be done. */
function Differs(props: { amount: unknown; open: readonly BilledOrder[]; locale: Locale }) {
  const { amount, open, locale } = props;
  const came: Cents = typeof amount === 'number' ? amount : 0;
  const [shown, sum] = [formatMoney(came, locale), formatMoney(sumOf(open), locale)];
  return (
    <Trans>
      We received {shown}, but {sum} is due. Nothing was marked as paid. If it covers some of the
      orders, mark those one by one.
    </Trans>
  );
}

/** The result for each order: the number recorded, and those that failed by name. */
function Outcomes(props: { outcomes: readonly ReceivedOutcome[]; orders: readonly BilledOrder[] }) {
  const { t } = useLingui();
  const done = props.outcomes.filter(({ outcome }) => outcome === 'done');
  const rest = props.outcomes.filter(({ outcome }) => outcome !== 'done');
  const numberOf = (id: number) => props.orders.find((one) => one.id === id)?.number ?? String(id);
  return (
    <>
      {done.length > 0 ? (
        <output className={cx(notice({ tone: 'good' }), told)}>
          <CircleCheck aria-hidden />
          <Plural
            value={done.length}
            one="# order is marked as paid."
            other="# orders are marked as paid."
          />
        </output>
      ) : null}
      {rest.length > 0 ? (
        <div role="alert" className={cx(notice({ tone: 'warn' }), told)}>
          <TriangleAlert aria-hidden />
          <ul className={css({ listStyle: 'none' })}>
            {rest.map(({ orderId, payment }) => {
              const number = numberOf(orderId);
              const state = payment === null ? '' : t(paymentLabel[payment]);
              return (
                <li key={orderId}>
                  {payment === null ? (
                    <Trans>Order {number} couldn’t be marked as paid. Please try again.</Trans>
                  ) : (
                    <Trans>
                      Someone else changed order {number} in the meantime. Its status now: {state}.
                    </Trans>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      ) : null}
    </>
  );
}
