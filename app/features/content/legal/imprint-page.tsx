import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { page } from '#app/ui/layout/page.recipe.ts';
import { prose } from '#app/ui/text/prose.recipe.ts';
import { RichHtml } from '#app/ui/text/rich-html.tsx';
import type { ContentPage } from '#domain/site/content.ts';
import type { Seller } from '#domain/site/seller.ts';
import { css, cx } from '#styled/css/index.js';

import { readingColumn } from '../content.recipe.ts';

const lines = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

function Facts({ seller }: { seller: Seller }) {
  const facts: readonly { key: string; name: ReactNode; value: ReactNode }[] = [
    {
      key: 'company',
      name: <Trans>Company</Trans>,
      value: [seller.name, seller.legalForm].filter(Boolean).join(' '),
    },
    { key: 'address', name: <Trans>Address</Trans>, value: seller.address },
    {
      key: 'email',
      name: <Trans>Email</Trans>,
      value: <a href={`mailto:${seller.email}`}>{seller.email}</a>,
    },
    {
      key: 'phone',
      name: <Trans>Phone</Trans>,
      value: seller.phone && (
        <a href={`tel:${seller.phone.replaceAll(/[^+\d]/g, '')}`}>{seller.phone}</a>
      ),
    },
    { key: 'register', name: <Trans>Company registration</Trans>, value: seller.register },
    { key: 'vat', name: <Trans>VAT ID</Trans>, value: seller.vatId },
    {
      key: 'responsible',
      name: <Trans>Responsible for the content</Trans>,
      value: seller.responsible,
    },
    {
      key: 'contract',
      name: <Trans>Your contract</Trans>,
      value:
        seller.contractPartner === 'operator' ? (
          <Trans>When you order, your contract is with this company.</Trans>
        ) : (
          <Trans>
            When you order, your contract is with the celebrity named on the order. This company
            arranges it.
          </Trans>
        ),
    },
  ];
  return (
    <dl className={prose}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ key, name, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd className={lines}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The site's operator, from the settings, followed by the editors' page of the same name. */
export function ImprintPage(props: { seller: Seller | null; content: ContentPage | null }) {
  const { seller, content } = props;
  return (
    <div className={page}>
      <article className={readingColumn}>
        <h1 className={css({ textStyle: 'h1', marginBottom: '28px' })}>
          <Trans>Legal notice</Trans>
        </h1>
        {seller ? <Facts seller={seller} /> : null}
        {content ? (
          <div lang={content.languages?.html} className={css({ marginTop: '28px' })}>
            <RichHtml html={content.html} />
          </div>
        ) : null}
        {seller || content ? null : (
          <div className={prose}>
            <p>
              <Trans>The people who run this site haven’t published their details yet.</Trans>
            </p>
            <p className={css({ color: 'text2' })}>
              <Trans>
                For administrators: fill in “Seller” in the{' '}
                <Link to="/{-$locale}/settings">settings</Link>.
              </Trans>
            </p>
          </div>
        )}
        <ul className={cx(prose, css({ marginTop: '32px' }))}>
          <li>
            <Link to="/{-$locale}/accessibility">
              <Trans>Accessibility</Trans>
            </Link>
          </li>
          <li>
            <Link to="/{-$locale}/cookies">
              <Trans>Cookies</Trans>
            </Link>
          </li>
        </ul>
      </article>
    </div>
  );
}
