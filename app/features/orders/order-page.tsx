import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { button } from '#app/ui/button.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { page } from '#app/ui/layout/page.recipe.ts';
import { focusWhenLost } from '#app/ui/state/busy-button-props.ts';
import { agreedToSample } from '#domain/clip/sample-agreement.ts';
import type { Locale } from '#domain/locale.ts';
import { playsPart } from '#domain/order/transitions/order-move.ts';
import { waitingFor } from '#domain/order/desk/order-list.ts';
import type { Order } from '#domain/order/order.ts';
import { actsAs } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';
import { css, cx } from '#styled/css/index.js';

import { OrderActions } from './order-actions.tsx';
import { OrderAnswers } from './order-answers.tsx';
import { OrderState } from '#app/entities/order/order-state.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderNotice } from './order-notice.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderPromise } from './promise/order-promise.tsx';
import { OrderPeople } from './order-people.tsx';
import { fact, factList, panelHeading } from '#app/entities/order/orders.recipe.ts';
import { OrderRetake } from './order-retake.tsx';
import { OrderSample } from './sample/order-sample.tsx';
import { OrderTerms } from './order-terms.tsx';
import { NotSent } from './fulfilment/pending-fulfilment.tsx';
import { OrderDay, OrderTitle } from './order-title.tsx';
import { OrderTimeline } from './order-timeline.tsx';

interface OrderPageProps {
  order: Order;
  viewer: User;
  locale: Locale;
  /** When the order was fetched, in milliseconds. */
  now: number;
  onMoved: () => Promise<void>;
  /** Cancels the upload of the answer video. */
  onStopUpload: () => Promise<unknown>;
  /** The answer video, or its upload. */
  video: ReactNode;
  /** The review: written by its fan, answered by its celebrity. */
  review: ReactNode;
  /** The fan's note of thanks, where it is not beside the video. */
  thanks: ReactNode;
  /** The upload of a replacement for the delivered video, and its preview. */
  newVideo: { readonly upload: ReactNode; readonly player: ReactNode };
  /** The account that the buyer transfers money to, while payment is pending. */
  transfer: ReactNode;
  /** The ways to the same request once more, for the buyer of an order that is over. */
  again: ReactNode;
  /** Where its money goes back to, for the buyer while a refund is due. */
  refund: ReactNode;
  /** The right of withdrawal, for the buyer and managers. */
  withdrawal: ReactNode;
  /** The localised destination country; empty if nothing is shipped. */
  deliveryCountry: string;
  /** The invoices, for those who may read them. */
  invoices: ReactNode;
  /** The link to report the answer, for its recipients. */
  report: ReactNode;
  paymentMethod: ReactNode;
  /** The payment state, in words. */
  paymentState: ReactNode;
  /** The managers' payment controls; nothing for others. */
  paymentControl: ReactNode;
  serviceNames: ComponentProps<typeof OrderItems>['serviceNames'];
  Answers: ComponentProps<typeof OrderItems>['Answers'];
}

const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  color: 'brandInk',
  fontWeight: 500,
});
const title = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });
const layout = css({
  display: 'grid',
  gap: '20px',
  marginTop: '24px',
  lg: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: '32px', alignItems: 'start' },
});
/** Prevents its content from widening it: long file names are truncated. */
const column = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  minWidth: 0,
  alignContent: 'start',
});

/** One order as this visitor is allowed to see it. */
export function OrderPage(props: OrderPageProps) {
  const { order, viewer, locale, onMoved } = props;
  const date = useDateFormat(locale);
  const placed = date.time(order.createdAt);
  const changed = date.time(order.modifiedAt);
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(order.status);
  // The clicked button may disappear with the status that it changed.
  useEffect(() => {
    if (seen.current !== order.status) focusWhenLost(heading.current);
    seen.current = order.status;
  }, [order.status]);
  const request = (
    <OrderItems
      order={order}
      locale={locale}
      serviceNames={props.serviceNames}
      Answers={props.Answers}
    />
  );
  // Those who decide on a request see it first; those who answer it see the video first.
  const mayPress = playsPart(viewer, 'celebrity', order);
  const isFan = viewer.id === order.customerId;
  // Who waited for a video sees it before anything else.
  const isMoment = isFan && order.status === 'completed' && order.answerVideo !== null;
  const readsFirst = viewer.id === order.celebrityId && order.status === 'on-hold';
  return (
    <div className={cx(page, css({ maxWidth: '1180px' }))}>
      <BackLink order={order} viewer={viewer} />
      <div className={title}>
        <h1 ref={heading} tabIndex={-1} className={css({ textStyle: 'h1' })}>
          <OrderTitle order={order} viewer={viewer} names={props.serviceNames} />
        </h1>
        <OrderState
          order={order}
          reader={viewer.role}
          date={isFan ? <OrderDay order={order} format={date.day} /> : undefined}
        />
      </div>
      <p className={css({ color: 'text2', marginTop: '8px' })}>
        {isFan ? (
          <>
            <Trans>Order {order.number}</Trans>
            {' · '}
          </>
        ) : null}
        {changed === placed ? (
          <Trans>Placed on {placed}</Trans>
        ) : (
          <Trans>
            Placed on {placed}, last updated on {changed}
          </Trans>
        )}
      </p>
      <div className={layout}>
        <div className={column}>
          {isMoment ? props.video : null}
          {isFan ? <OrderNotice order={order} /> : null}
          {readsFirst ? request : null}
          {mayPress ? <NotSent order={order} /> : null}
          <OrderActions
            order={order}
            viewer={viewer}
            onMoved={onMoved}
            serviceNames={props.serviceNames}
            onStopUpload={props.onStopUpload}
          />
          {props.refund}
          <NextRequest order={order} viewer={viewer} />
          <OrderPromise
            order={order}
            viewer={viewer}
            locale={locale}
            now={props.now}
            onChanged={onMoved}
          />
          <OrderAnswers order={order} names={props.serviceNames} />
          {isMoment ? null : props.video}
          {props.thanks}
          {props.review}
          <OrderRetake
            order={order}
            viewer={viewer}
            locale={locale}
            onChanged={onMoved}
            onStopUpload={props.onStopUpload}
            newVideo={props.newVideo}
          />
          {props.again}
          {viewer.id === order.customerId && agreedToSample(order) ? (
            <OrderSample order={order} locale={locale} />
          ) : null}
          {props.transfer}
          {readsFirst ? null : request}
          <OrderDelivery order={order} country={props.deliveryCountry} />
          <OrderPeople order={order} viewer={viewer} />
          {props.withdrawal}
          {props.report}
        </div>
        <div className={column}>
          <section className={panel}>
            <h2 className={panelHeading}>
              <Trans>Progress</Trans>
            </h2>
            <OrderTimeline order={order} locale={locale} />
          </section>
          <OrderPayment
            order={order}
            locale={locale}
            method={props.paymentMethod}
            state={props.paymentState}
          />
          {props.paymentControl}
          {props.invoices}
          <OrderExtras order={order} />
          <OrderTerms order={order} locale={locale} />
          {viewer.id === order.customerId ? null : <OrderHistory order={order} locale={locale} />}
        </div>
      </div>
    </div>
  );
}

/** A link to the other requests, once a celebrity is done with this order. */
function NextRequest({ order, viewer }: Pick<OrderPageProps, 'order' | 'viewer'>) {
  const isDone = !waitingFor('celebrity').includes(order.status);
  if (viewer.id !== order.celebrityId || !isDone) return null;
  return (
    <p>
      <Link to="/{-$locale}/my-requests" className={button({ variant: 'outline' })}>
        <Trans>To my requests</Trans>
        <ArrowRight aria-hidden size={18} />
      </Link>
    </p>
  );
}

/** A link to the list in which this user manages such orders. */
function BackLink({ order, viewer }: Pick<OrderPageProps, 'order' | 'viewer'>) {
  const atDesk = actsAs(viewer, 'manager') && viewer.id !== order.customerId;
  if (viewer.role === 'celebrity' && viewer.id === order.celebrityId) {
    return (
      <Link to="/{-$locale}/my-requests" className={back}>
        <ArrowLeft size={18} aria-hidden="true" />
        <Trans>Back to my requests</Trans>
      </Link>
    );
  }
  return (
    <Link to={atDesk ? '/{-$locale}/desk' : '/{-$locale}/my-orders'} className={back}>
      <ArrowLeft size={18} aria-hidden="true" />
      {atDesk ? <Trans>Back to the desk</Trans> : <Trans>Back to my orders</Trans>}
    </Link>
  );
}

/** The fan's note and the parcel's tracking number, if any. */
function OrderExtras({ order }: { order: Order }) {
  if (!order.note && !order.trackingId) return null;
  return (
    <section className={panel}>
      <dl className={factList}>
        {order.trackingId ? (
          <div className={fact}>
            <dt>
              <Trans>Tracking number</Trans>
            </dt>
            <dd>{order.trackingId}</dd>
          </div>
        ) : null}
        {order.note ? (
          <div className={fact}>
            <dt>
              <Trans>Note</Trans>
            </dt>
            <dd className={css({ whiteSpace: 'pre-wrap' })}>{order.note}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
