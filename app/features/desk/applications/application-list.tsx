import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';

import { notice } from '#app/ui/field/notice.recipe.ts';
import { usePlaceInList } from '#app/ui/list/use-place-in-list.ts';
import { LoaderOverlay } from '#app/ui/state/loader-overlay.tsx';
import type { WaitingApplication } from '#domain/application/waiting-application.ts';
import type { Locale } from '#domain/locale.ts';
import type { ServiceKind } from '#domain/service/service.ts';
import { css, cx } from '#styled/css/index.js';

import { ApplicationCard } from './application-card.tsx';
import * as look from '#app/entities/application/applications.recipe.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { useDecision } from './use-decision.ts';

interface ApplicationListProps {
  applications: readonly WaitingApplication[];
  locale: Locale;
  serviceNames: Readonly<Record<ServiceKind, MessageDescriptor>>;
}

/** The applications awaiting a decision. */
export function ApplicationList({ applications, locale, serviceNames }: ApplicationListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const empty = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<WaitingApplication | null>(null);
  const { decide, failure, forgetFailure, busy } = useDecision(locale);
  const leave = usePlaceInList(!busy && asked === null, (place) => {
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-application]');
    return cards?.[Math.min(place, cards.length - 1)] ?? empty.current;
  });
  const said = failure ? t(failure) : null;
  return (
    <>
      <LoaderOverlay busy={busy} />
      {said && !asked ? (
        <p role="alert" className={cx(notice({ tone: 'warn' }), css({ marginBottom: '16px' }))}>
          <CircleAlert aria-hidden />
          {said}
        </p>
      ) : null}
      {applications.length === 0 ? (
        <div ref={empty} tabIndex={-1} className={look.empty}>
          <CircleCheck aria-hidden size={40} strokeWidth={1.4} />
          <p>
            <Trans>No applications waiting.</Trans>
          </p>
        </div>
      ) : (
        <ul ref={list} className={look.list}>
          {applications.map((application, place) => (
            <ApplicationCard
              key={application.accountId}
              application={application}
              locale={locale}
              serviceNames={serviceNames}
              waits={busy}
              onApprove={() => {
                leave(place);
                void decide(application, null);
              }}
              onDecline={() => {
                forgetFailure();
                setAsked(application);
              }}
            />
          ))}
        </ul>
      )}
      <DeclineDialog
        application={asked}
        failure={said}
        onClose={() => setAsked(null)}
        onDecline={async (decline) => {
          if (!asked) return false;
          leave(applications.indexOf(asked));
          const outcome = await decide(asked, decline);
          // Other people's changes are refetched, and announced above the list.
          if (outcome !== 'failed') setAsked(null);
          return outcome === 'done';
        }}
      />
    </>
  );
}
