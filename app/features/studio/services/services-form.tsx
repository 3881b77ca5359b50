import type { MessageDescriptor } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { notice } from '#app/ui/field/notice.recipe.ts';
import { LeaveGuard } from '#app/ui/state/leave-guard.tsx';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { saveBar, saveBarButtons, saveBarWords } from '#app/ui/state/save-bar.recipe.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney, type Cents } from '#domain/money/money.ts';
import type { OwnService } from '#domain/service/own-service.ts';
import { mainServices, serviceKinds, type ServiceKind } from '#domain/service/service.ts';
import { css, cx } from '#styled/css/index.js';

import { card, cardTitle, list, summaryLinks } from './my-services.recipe.ts';
import { priceFieldId, ServiceRow } from './service-row.tsx';
import { useServicesForm } from './use-services-form.ts';

export interface ServicesFormProps {
  personId: number;
  locale: Locale;
  services: readonly OwnService[];
  serviceNames: Readonly<Record<ServiceKind, MessageDescriptor>>;
  /** The icon of a service. */
  sign: (kind: ServiceKind) => ReactNode;
  onSaved: () => void;
}

function focusPrice(kind: ServiceKind): void {
  document.getElementById(priceFieldId(kind))?.focus();
}

/** What prevents the prices from being saved, with a link to each of them. */
function ProblemNotice(
  props: { kinds: readonly ServiceKind[] } & Pick<ServicesFormProps, 'serviceNames'>,
) {
  const { t } = useLingui();
  return (
    <div role="alert" className={cx(notice({ tone: 'bad' }), css({ marginBottom: '20px' }))}>
      <CircleAlert aria-hidden />
      <p className={summaryLinks}>
        <strong>
          <Trans>Make sure all selected services have a price!</Trans>
        </strong>{' '}
        {props.kinds.map((kind, index) => (
          <span key={kind}>
            {index > 0 ? ', ' : null}
            <a
              href={`#${priceFieldId(kind)}`}
              onClick={(event) => {
                event.preventDefault();
                focusPrice(kind);
              }}
            >
              {t(props.serviceNames[kind])}
            </a>
          </span>
        ))}
      </p>
    </div>
  );
}

function moneyText(cents: Cents | null, locale: Locale): string | null {
  return cents === null ? null : formatMoney(cents, locale);
}

/** The eleven services, each with a check box and a price. */
export function ServicesForm(props: ServicesFormProps) {
  const { t } = useLingui();
  const { serviceNames } = props;
  const form = useServicesForm(props);
  const hydrated = useHydrated();
  const ids = useId();
  const [said, setSaid] = useState(0);
  const wrong = serviceKinds.filter((kind) => form.problems[kind] !== undefined);
  const groups = [
    { title: t`Videos and messages`, kinds: mainServices },
    { title: t`Social media`, kinds: serviceKinds.filter((kind) => !mainServices.includes(kind)) },
  ];
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isSending) return;
        setSaid(said + 1);
        const first = form.submit();
        if (first) focusPrice(first);
      }}
    >
      <fieldset disabled={!hydrated} className={css({ display: 'contents' })}>
        {wrong.length > 0 ? (
          <ProblemNotice key={said} kinds={wrong} serviceNames={serviceNames} />
        ) : null}
        {groups.map(({ title, kinds }, index) => (
          <section key={title} className={card} aria-labelledby={`${ids}${index}`}>
            <h2 id={`${ids}${index}`} className={cardTitle}>
              {title}
            </h2>
            <ul className={list}>
              {kinds.map((kind) => (
                <ServiceRow
                  key={kind}
                  kind={kind}
                  name={serviceNames[kind]}
                  sign={props.sign(kind)}
                  typed={form.typed[kind]}
                  problem={form.problems[kind]}
                  paid={moneyText(form.saleOf(kind), props.locale)}
                  reading={form.readingOf(kind)}
                  onChange={(row) => form.change(kind, row)}
                />
              ))}
            </ul>
          </section>
        ))}
        <div className={saveBar}>
          {form.failed ? (
            <p role="alert" className={cx(notice({ tone: 'bad' }), saveBarWords)}>
              <CircleAlert aria-hidden />
              <Trans>Something went wrong!</Trans>
            </p>
          ) : (
            <output className={saveBarWords}>
              {form.changes > 0 ? (
                <Plural value={form.changes} one="# unsaved change" other="# unsaved changes" />
              ) : (
                <Trans>All changes saved</Trans>
              )}
            </output>
          )}
          <div className={saveBarButtons}>
            <button
              type="button"
              className={button({ variant: 'outline' })}
              {...busyButtonProps(form.changes === 0 || form.isSending, form.discard)}
            >
              <Trans>Discard</Trans>
            </button>
            <button
              type="submit"
              className={button()}
              aria-disabled={form.isSending ? true : undefined}
            >
              <Trans>Submit</Trans>
            </button>
          </div>
        </div>
      </fieldset>
      <LeaveGuard unsaved={form.changes > 0} onLeave={form.forget} />
    </form>
  );
}
