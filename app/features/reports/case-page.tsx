import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { notice, panel } from '#app/ui/field/notice.recipe.ts';
import { page } from '#app/ui/layout/page.recipe.ts';
import { focusWhenLost } from '#app/ui/state/busy-button-props.ts';
import type { Locale } from '#domain/locale.ts';
import type { ReportList } from '#domain/report/report-list.ts';
import type { ReportCase, ReportEntry } from '#domain/report/report-case.ts';

import { actionTaken } from '#app/entities/report/decision.messages.ts';
import { kindName, reasonName } from './report.messages.ts';
import { ReportedLink } from './reported-link.tsx';
import {
  back,
  column,
  entries,
  entry,
  heading,
  hint,
  lead,
  quoted,
  title,
  words,
} from './report.recipe.ts';
import { StatementFacts } from './statement-facts.tsx';

interface CasePageProps {
  list: ReportList;
  found: ReportCase;
  locale: Locale;
  /** The form for the decision, or for the response to an objection. */
  children: ReactNode;
}

/** One report: what was reported as it was then, what each side says, and earlier decisions. */
export function CasePage({ list, found, locale, children }: CasePageProps) {
  const { t } = useLingui();
  const top = useRef<HTMLHeadingElement>(null);
  const stage = `${found.statement?.id} ${found.statement?.answeredAt}`;
  const seen = useRef(stage);
  // The clicked button disappeared with its form.
  useEffect(() => {
    if (seen.current !== stage) focusWhenLost(top.current);
    seen.current = stage;
  }, [stage]);
  const { id: number, target, snapshot, statement, earlier, interrupted } = found;
  return (
    <div className={page}>
      <div className={column}>
        <div>
          <Link
            to="/{-$locale}/desk/reports"
            search={list === 'open' ? {} : { list }}
            className={back}
          >
            <ArrowLeft size={18} aria-hidden="true" />
            <Trans>Back to the reports</Trans>
          </Link>
          <h1 ref={top} tabIndex={-1} className={title}>
            <Trans>Report no. {number}</Trans>
          </h1>
          <p className={lead}>
            {t(kindName[target.kind])}
            {snapshot.title === '' ? null : `: ${snapshot.title}`}
          </p>
        </div>
        <section className={panel}>
          <h2 className={heading}>
            <Trans>As it was when reported</Trans>
          </h2>
          {snapshot.celebrity === '' || snapshot.celebrity === snapshot.title ? null : (
            <p className={hint}>{snapshot.celebrity}</p>
          )}
          {snapshot.text === '' ? (
            <p className={hint}>
              <Trans>There was no text.</Trans>
            </p>
          ) : (
            <blockquote className={quoted}>{snapshot.text}</blockquote>
          )}
          <ReportedLink target={target} celebrityId={found.celebrityId}>
            <Trans>See the latest version</Trans>
          </ReportedLink>
        </section>
        <section className={panel}>
          <h2 className={heading}>
            <Trans>What was reported</Trans>
          </h2>
          <ul className={entries}>
            {found.entries.map((one) => (
              <Entry key={one.id} one={one} locale={locale} />
            ))}
          </ul>
        </section>
        {earlier.length > 0 ? (
          <section className={panel}>
            <h2 className={heading}>
              <Trans>Earlier decisions</Trans>
            </h2>
            <ul className={entries}>
              {earlier.map((one) => (
                <li key={one.id} className={entry}>
                  <details>
                    <summary>{t(actionTaken[one.action])}</summary>
                    <StatementFacts statement={one} locale={locale} />
                  </details>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {interrupted && interrupted !== 'none' ? (
          <p className={notice({ tone: 'warn' })}>
            <TriangleAlert aria-hidden />
            <Trans>
              An earlier decision was interrupted and may have taken effect. Check the page before
              you decide.
            </Trans>
          </p>
        ) : null}
        {statement ? (
          <section className={panel}>
            <h2 className={heading}>
              <Trans>Decision</Trans>
            </h2>
            <StatementFacts statement={statement} locale={locale} />
          </section>
        ) : null}
        {children}
      </div>
    </div>
  );
}

function Entry({ one, locale }: { one: ReportEntry; locale: Locale }) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const { reporter } = one;
  return (
    <li className={entry}>
      <strong>{t(reasonName[one.reason])}</strong>
      <p className={words}>{one.explanation}</p>
      <p className={hint}>
        {reporter ? (
          [reporter.name, reporter.email].filter((part) => part !== '').join(' · ')
        ) : (
          <Trans>The reporter gave no name.</Trans>
        )}
        {' · '}
        {date.time(one.receivedAt)}
      </p>
    </li>
  );
}
