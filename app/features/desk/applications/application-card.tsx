import type { MessageDescriptor } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, Check, CircleAlert, ExternalLink, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { badge } from '#app/ui/badge.recipe.ts';
import { button } from '#app/ui/button.recipe.ts';
import { Portrait } from '#app/ui/picture/portrait.tsx';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import type {
  SimilarCelebrity,
  WaitingApplication,
} from '#domain/application/waiting-application.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import { pictureSources } from '#domain/picture/picture-sources.ts';
import type { ServiceKind } from '#domain/service/service.ts';

import * as look from '#app/entities/application/applications.recipe.ts';

interface ApplicationCardProps {
  application: WaitingApplication;
  locale: Locale;
  serviceNames: Readonly<Record<ServiceKind, MessageDescriptor>>;
  waits: boolean;
  onApprove: () => void;
  onDecline: () => void;
}

/** One application with everything needed to decide on it. */
export function ApplicationCard({ application, locale, ...props }: ApplicationCardProps) {
  const { t } = useLingui();
  const { accountId, store, declinedBefore } = application;
  const { name } = store;
  const title = `application-${accountId}`;
  return (
    <li tabIndex={-1} data-application={accountId} aria-labelledby={title} className={look.card}>
      <div className={look.facts}>
        <div className={look.who}>
          <Face name={name} picture={store.picture} size="profile" />
          <div>
            <h2 id={title} className={look.name}>
              {name}
            </h2>
            {declinedBefore > 0 ? (
              <p className={look.hint}>
                <Plural
                  value={declinedBefore}
                  one="Declined # time before"
                  other="Declined # times before"
                />
              </p>
            ) : null}
          </div>
        </div>
        <Facts application={application} locale={locale} serviceNames={props.serviceNames} />
      </div>
      <Similar similar={application.similar} />
      <div className={look.actions}>
        <button
          type="button"
          className={button()}
          aria-label={t`Approve ${name}`}
          {...busyButtonProps(props.waits, props.onApprove)}
        >
          <Check aria-hidden size={18} />
          <Trans>Approve</Trans>
        </button>
        <button
          type="button"
          className={button({ variant: 'danger' })}
          aria-label={t`Decline ${name}`}
          {...busyButtonProps(props.waits, props.onDecline)}
        >
          <X aria-hidden size={18} />
          <Trans>Decline</Trans>
        </button>
      </div>
    </li>
  );
}

function Face(props: { name: string; picture: string | null; size: 'small' | 'profile' }) {
  const { name, picture, size } = props;
  const sources = picture === null ? [] : pictureSources(picture, size === 'small' ? 96 : 224);
  return <Portrait name={name} picture={picture} sources={sources} size={size} />;
}

function Facts(props: Pick<ApplicationCardProps, 'application' | 'locale' | 'serviceNames'>) {
  const { t } = useLingui();
  const { application, locale, serviceNames } = props;
  const { store, links, message, email, addressIsVerified, registeredAt, sentAt } = application;
  const date = useDateFormat(locale);
  const rows: readonly (readonly [ReactNode, ReactNode])[] = [
    [
      <Trans key="links">Links</Trans>,
      <ul key="list" className={look.plainList}>
        {links.map((link) => (
          <li key={link}>
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer nofollow"
              referrerPolicy="no-referrer"
              className={look.link}
            >
              {link}
              <ExternalLink aria-hidden size={16} />
            </a>
          </li>
        ))}
      </ul>,
    ],
    [<Trans key="message">Message</Trans>, message === '' ? '–' : message],
    [<Trans key="description">Description</Trans>, store.description],
    [
      <Trans key="services">Services</Trans>,
      <ul key="list" className={look.plainList}>
        {store.services.map(({ kind, price }) => (
          <li key={kind}>{`${t(serviceNames[kind])} · ${formatMoney(price, locale)}`}</li>
        ))}
      </ul>,
    ],
    [
      <Trans key="email">Email</Trans>,
      <span key="value">
        {email}{' '}
        {addressIsVerified ? (
          <span className={badge({ tone: 'good' })}>
            <BadgeCheck aria-hidden />
            <Trans>Confirmed</Trans>
          </span>
        ) : (
          <span className={badge({ tone: 'warn' })}>
            <CircleAlert aria-hidden />
            <Trans>Not confirmed</Trans>
          </span>
        )}
      </span>,
    ],
    [
      <Trans key="registered">Registered</Trans>,
      registeredAt === null ? '–' : date.time(registeredAt),
    ],
    [<Trans key="sent">Applied</Trans>, date.time(sentAt)],
  ];
  return (
    <dl className={look.facts}>
      {rows.map(([term, value], place) => (
        <div key={place} className={look.fact}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Similar({ similar }: { similar: readonly SimilarCelebrity[] }) {
  return (
    <div className={look.similar}>
      <h3 className={look.similarTitle}>
        <Trans>Already listed with a similar name</Trans>
      </h3>
      {similar.length === 0 ? (
        <p className={look.hint}>
          <Trans>None</Trans>
        </p>
      ) : (
        <ul className={look.plainList}>
          {similar.map(({ id, name, picture }) => (
            <li key={id}>
              <Link
                to="/{-$locale}/celebrity/$vendorId"
                params={{ vendorId: String(id) }}
                className={look.similarRow}
              >
                <Face name={name} picture={picture} size="small" />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
