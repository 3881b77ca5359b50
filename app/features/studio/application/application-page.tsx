import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, CircleAlert, Clock, EyeOff } from 'lucide-react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { button } from '#app/ui/button.recipe.ts';
import { notice, panel } from '#app/ui/field/notice.recipe.ts';
import { page, pageTitle } from '#app/ui/layout/page.recipe.ts';
import type { OwnApplication } from '#domain/application/waiting-application.ts';
import type { Locale } from '#domain/locale.ts';
import { cx } from '#styled/css/index.js';

import { ApplicationChecklist } from './application-checklist.tsx';
import { ApplicationForm } from './application-form.tsx';
import * as look from '#app/entities/application/applications.recipe.ts';
import { declineTold } from '#app/entities/application/decline.messages.ts';

interface ApplicationPageProps {
  application: OwnApplication;
  viewerId: number;
  locale: Locale;
}

/** The celebrity's own application: its state, what is missing, and what the team sees. */
export function ApplicationPage({ application, viewerId, locale }: ApplicationPageProps) {
  const isOpen = application.state === 'approved';
  return (
    <div className={cx(page, look.column)}>
      <h1 className={pageTitle}>
        <Trans>My application</Trans>
      </h1>
      <div className={look.sections}>
        <State application={application} locale={locale} />
        {isOpen ? (
          <Link
            to="/{-$locale}/celebrity/$vendorId"
            params={{ vendorId: String(viewerId) }}
            className={button()}
          >
            <Trans>See your page</Trans>
          </Link>
        ) : (
          <>
            <section className={panel} aria-labelledby="needed">
              <h2 id="needed" className={look.heading}>
                <Trans>Before we can list you</Trans>
              </h2>
              <ApplicationChecklist missing={application.missing} />
            </section>
            <section className={panel}>
              <ApplicationForm application={application} locale={locale} />
            </section>
          </>
        )}
      </div>
    </div>
  );
}

function State({ application, locale }: Omit<ApplicationPageProps, 'viewerId'>) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const { state, sentAt, decline } = application;
  if (state === 'approved') {
    return (
      <div className={notice({ tone: 'good' })}>
        <BadgeCheck aria-hidden />
        <p>
          <Trans>You’re listed and verified. Fans can find you and order from you.</Trans>
        </p>
      </div>
    );
  }
  if (state === 'sent') {
    const day = date.day(sentAt ?? '');
    return (
      <div className={notice({ tone: 'info' })}>
        <Clock aria-hidden />
        <p>
          <Trans>
            We received your application on {day} and we’re checking it. You can still change it.
            We’ll email you our decision.
          </Trans>
        </p>
      </div>
    );
  }
  if (state === 'declined' && decline) {
    const told = declineTold[decline.reason];
    const { words } = decline;
    return (
      <div className={notice({ tone: 'warn' })}>
        <CircleAlert aria-hidden />
        <div className={look.stateWords}>
          <p>
            <Trans>We can’t list you yet.</Trans>
          </p>
          {told ? <p>{t(told)}</p> : null}
          {words === '' ? null : (
            <p>
              <Trans>Our team wrote: {words}</Trans>
            </p>
          )}
          <p>
            <Trans>Nothing you filled in is lost. Change what’s needed and apply again.</Trans>
          </p>
        </div>
      </div>
    );
  }
  return (
    <div className={notice({ tone: 'info' })}>
      <EyeOff aria-hidden />
      <p>
        <Trans>
          Fans can’t see you yet. Complete the list below, then send us your application.
        </Trans>
      </p>
    </div>
  );
}
