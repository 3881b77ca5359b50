import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';
import type { AgreedPage } from '#domain/site/legal-text.ts';
import { css } from '#styled/css/index.js';

import { panelHeading } from '#app/entities/order/orders.recipe.ts';

const titles: Readonly<Record<AgreedPage, (day: string) => MessageDescriptor>> = {
  terms: (day) => msg`Terms of use, version of ${day}`,
  withdrawal: (day) => msg`Right of withdrawal, version of ${day}`,
};
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: 'brandInk',
  textDecoration: 'underline',
});

/** The versions of the legal texts that the order was placed under, each linked to its wording. */
export function OrderTerms({ order, locale }: { order: Order; locale: Locale }) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  if (order.agreedTexts.length === 0) return null;
  return (
    <section className={panel}>
      <h2 className={panelHeading}>
        <Trans>What was agreed</Trans>
      </h2>
      <ul className={css({ listStyle: 'none' })}>
        {order.agreedTexts.map(({ page, hash, since }) => (
          <li key={page}>
            <Link to="/{-$locale}/legal/$hash" params={{ hash }} className={link}>
              {t(titles[page](date.day(since)))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
