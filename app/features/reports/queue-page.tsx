import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { badge } from '#app/ui/badge.recipe.ts';
import { chipCount, chipLink, chipRow } from '#app/ui/list/chip-row.recipe.ts';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { useLastPage } from '#app/ui/list/use-last-page.ts';
import { usePageTurn } from '#app/ui/list/use-page-turn.ts';
import { page, pageTitle } from '#app/ui/layout/page.recipe.ts';
import { SpokenPause } from '#app/ui/text/spoken-pause.tsx';
import { NoDataPanel } from '#app/ui/state/state-panel.tsx';
import type { Locale } from '#domain/locale.ts';
import { reportLists, type ReportList } from '#domain/report/report-list.ts';
import { type ReportRow } from '#domain/report/report-case.ts';

import { actionTaken } from '#app/entities/report/decision.messages.ts';
import type { ReportQueue } from '#domain/report/report-views.ts';
import { kindName, listName, reasonName } from './report.messages.ts';
import { back, badges, hint, list as listLook, row as rowLook, rowName } from './report.recipe.ts';

interface QueuePageProps {
  list: ReportList;
  queue: ReportQueue;
  locale: Locale;
}

const onlyThis = { exact: true, includeSearch: true } as const;

/** The managers' reports: open ones, objections, and decided ones. */
export function QueuePage({ list, queue, locale }: QueuePageProps) {
  const { t } = useLingui();
  const { reports } = queue;
  const top = usePageTurn<HTMLUListElement>(reports.currentPage, list);
  useLastPage(reports);
  return (
    <div className={page}>
      <Link to="/{-$locale}/desk" className={back}>
        <ArrowLeft size={18} aria-hidden="true" />
        <Trans>Back to the desk</Trans>
      </Link>
      <h1 className={pageTitle}>
        <Trans>Reports</Trans>
      </h1>
      <Lists list={list} work={queue.work} />
      {reports.rows.length === 0 ? (
        <NoDataPanel />
      ) : (
        <ul ref={top} tabIndex={-1} className={listLook} aria-label={t`Reports`}>
          {reports.rows.map((report) => (
            <Row key={report.id} report={report} list={list} locale={locale} />
          ))}
        </ul>
      )}
      <Pagination
        state={reports}
        link={(to, look) => (
          <Link to="/{-$locale}/desk/reports" search={{ list, page: to }} {...look} />
        )}
      />
    </div>
  );
}

function Lists({ list: shown, work }: { list: ReportList; work: ReportQueue['work'] }) {
  const { t } = useLingui();
  const counts: Partial<Record<ReportList, number>> = work;
  return (
    <nav aria-label={t`Lists`}>
      <ul className={chipRow}>
        {reportLists.map((list) => (
          <li key={list}>
            <Link
              to="/{-$locale}/desk/reports"
              search={list === 'open' ? {} : { list }}
              className={chipLink}
              activeOptions={onlyThis}
              aria-current={list === shown ? 'page' : undefined}
            >
              {t(listName[list])}
              {counts[list] === undefined ? null : (
                <span className={chipCount}>{counts[list]}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Row(props: { report: ReportRow; list: ReportList; locale: Locale }) {
  const { id, target, snapshot, reason, receivedAt, action, ofSameThing } = props.report;
  const { t } = useLingui();
  const date = useDateFormat(props.locale);
  return (
    <li>
      <Link
        to="/{-$locale}/desk/reports"
        search={{ list: props.list, report: id }}
        className={rowLook}
      >
        <span>
          <span className={rowName}>{snapshot.title === '' ? `#${id}` : snapshot.title}</span>
          <SpokenPause />
          <span className={hint}>
            {t(kindName[target.kind])} · {t(reasonName[reason])} · {date.time(receivedAt)}
          </span>
        </span>
        <SpokenPause />
        <span className={badges}>
          {action === null ? null : (
            <span className={badge({ tone: action === 'none' ? 'neutral' : 'brand' })}>
              {t(actionTaken[action])}
            </span>
          )}
          {ofSameThing > 1 ? (
            <span className={badge({ tone: 'warn' })}>
              <Plural value={ofSameThing} one="# report on this" other="# reports on this" />
            </span>
          ) : null}
        </span>
      </Link>
    </li>
  );
}
