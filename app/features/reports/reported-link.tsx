import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { ReportTarget } from '#domain/report/report.ts';
import { css } from '#styled/css/index.js';

const look = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  marginTop: '8px',
  color: 'brandInk',
  fontWeight: 500,
});

/** A link to the reported thing in its current state. */
export function ReportedLink(props: {
  target: ReportTarget;
  celebrityId: number | null;
  children: ReactNode;
}) {
  const { kind, id } = props.target;
  const words = props.children;
  if (kind === 'product') {
    return (
      <Link to="/{-$locale}/product/$productId" params={{ productId: String(id) }} className={look}>
        {words}
      </Link>
    );
  }
  if (kind === 'answer') {
    return (
      <Link to="/{-$locale}/my-orders/detail" search={{ orderId: id }} className={look}>
        {words}
      </Link>
    );
  }
  // The owner of a review is a fan, who has no page.
  return kind === 'review' || props.celebrityId === null ? null : (
    <Link
      to="/{-$locale}/celebrity/$vendorId"
      params={{ vendorId: String(props.celebrityId) }}
      className={look}
    >
      {words}
    </Link>
  );
}
