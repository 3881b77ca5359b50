import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Truck } from 'lucide-react';
import type { ComponentType } from 'react';

import { panel } from '#app/ui/field/notice.recipe.ts';
import { groupsOf } from '#domain/checkout/order-group.ts';
import type { Locale } from '#domain/locale.ts';
import { nameLanguage } from '#domain/text/name-language.ts';
import type { ServiceKind } from '#domain/service/service.ts';
import { ships } from '#domain/checkout/shipping.ts';
import { css } from '#styled/css/index.js';

import { LineRow } from './line-row.tsx';
import type { SeenLine } from '#app/entities/basket/use-seen-lines.ts';

/** Parts of other features that are passed in. */
export interface LineLooks {
  serviceNames: Readonly<Record<ServiceKind, MessageDescriptor>>;
  /** Renders the request details of a service. */
  Answers: ComponentType<{ answers: Readonly<Record<string, string>> }>;
}

interface LineGroupsProps extends LineLooks {
  seen: readonly SeenLine[];
  locale: Locale;
  /** Whether the request details are expanded initially. */
  open?: boolean;
  onQuantity?: (lineId: string, quantity: number) => void;
  onRemove?: (lineId: string, title: string) => void;
}

const groups = css({ display: 'grid', gap: '20px' });
const sellerLink = css({ color: 'text' });
const shipping = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  marginTop: '16px',
  textStyle: 'hint',
  color: 'text2',
});

/** Lines grouped by celebrity: each group becomes one order. */
export function LineGroups(props: LineGroupsProps) {
  const { t } = useLingui();
  const { seen, locale, serviceNames, Answers, onQuantity, onRemove } = props;
  return (
    <div className={groups}>
      {groupsOf(seen.map(({ line }) => line)).map(({ celebrityId, celebrityName }) => {
        const own = seen.filter(({ line }) => line.celebrityId === celebrityId);
        const name = own[0]?.facts?.celebrityName ?? celebrityName;
        return (
          <section key={celebrityId} className={panel} aria-label={name}>
            <h2 className={css({ textStyle: 'h3', marginBottom: '16px' })}>
              <Link
                to="/{-$locale}/celebrity/$vendorId"
                params={{ vendorId: String(celebrityId) }}
                className={sellerLink}
                lang={nameLanguage(name, null)}
              >
                {name}
              </Link>
            </h2>
            <ul className={css({ listStyle: 'none' })}>
              {own.map((one) => {
                const { line, facts } = one;
                const title =
                  line.kind === 'service'
                    ? t(serviceNames[line.service])
                    : (facts?.title ?? line.title);
                return (
                  <LineRow
                    key={line.id}
                    seen={one}
                    title={title}
                    locale={locale}
                    answers={
                      line.kind === 'service' ? (
                        <details open={props.open} className={css({ marginTop: '8px' })}>
                          <summary className={css({ minHeight: '28px', cursor: 'pointer' })}>
                            <Trans>Your request</Trans>
                          </summary>
                          <Answers answers={line.answers} />
                        </details>
                      ) : null
                    }
                    {...(onQuantity && {
                      onQuantity: (quantity: number) => onQuantity(line.id, quantity),
                    })}
                    {...(onRemove && { onRemove: () => onRemove(line.id, title) })}
                  />
                );
              })}
            </ul>
            {ships(own.map(({ line }) => line)) ? (
              <p className={shipping}>
                <Truck aria-hidden size={18} strokeWidth={1.75} />
                <Trans>Sent by {name}</Trans>
              </p>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}
