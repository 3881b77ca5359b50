import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { notice, panel } from '#app/ui/field/notice.recipe.ts';
import { page } from '#app/ui/layout/page.recipe.ts';
import { ErrorPanel, LoadingPanel } from '#app/ui/state/state-panel.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { AppError, type ErrorCode } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';
import { decidedSubject } from '#app/entities/report/decision.messages.ts';
import type { OwnStatement } from '#domain/report/report-views.ts';
import { reportFailure } from './report.messages.ts';
import { column, lead, title } from './report.recipe.ts';
import { statementQuery } from './reports.queries.ts';
import { StatementFacts } from './statement-facts.tsx';
import { ObjectionForm } from './objection-form.tsx';

/** The secret is in the URL fragment, so no server, log or Referer ever sees it. */
function tokenOfAddress(): string {
  return new URLSearchParams(window.location.hash.slice(1)).get('t') ?? '';
}

/** A statement of reasons for the celebrity who received it by email, who can object once. */
export function StatementPage({ locale }: { locale: Locale }) {
  // The server-rendered page cannot know it.
  const token = useHydrated() ? tokenOfAddress() : null;
  return (
    <div className={page}>
      <div className={column}>
        {token === null ? <LoadingPanel /> : null}
        {token === '' ? <Unread code="link_expired" onRetry={null} /> : null}
        {token ? <Followed token={token} locale={locale} /> : null}
      </div>
    </div>
  );
}

/** Why the statement is unavailable. */
function Unread({ code, onRetry }: { code: ErrorCode; onRetry: (() => void) | null }) {
  const { t } = useLingui();
  return (
    <>
      <h1 className={title}>
        <Trans>Our decision</Trans>
      </h1>
      <ErrorPanel sentence={t(reportFailure(code))} {...(onRetry ? { onRetry } : {})} />
    </>
  );
}

function Followed({ token, locale }: { token: string; locale: Locale }) {
  const { data, error, refetch } = useQuery(statementQuery(token));
  if (error) {
    const { code } = error instanceof AppError ? error : new AppError('backend_failed');
    return <Unread code={code} onRetry={code === 'link_expired' ? null : () => void refetch()} />;
  }
  return data ? <Shown own={data} token={token} locale={locale} /> : <LoadingPanel />;
}

function Shown({ own, token, locale }: { own: OwnStatement; token: string; locale: Locale }) {
  const { t } = useLingui();
  const { statement, mayObject } = own;
  const { action, objectedAt, answeredAt } = statement;
  return (
    <>
      <div>
        <h1 className={title}>
          {action === 'none' ? <Trans>Our decision</Trans> : t(decidedSubject[action])}
        </h1>
        <p className={lead}>{statement.title}</p>
      </div>
      <section className={panel}>
        <StatementFacts statement={statement} locale={locale} />
      </section>
      {mayObject ? <ObjectionForm token={token} /> : null}
      {objectedAt !== null && answeredAt === null ? (
        <output className={notice({ tone: 'good' })}>
          <Trans>Your objection is in. We’ll email you the outcome.</Trans>
        </output>
      ) : null}
      {!mayObject && objectedAt === null ? (
        <p className={notice({ tone: 'info' })}>
          <Trans>The time to object to this decision has passed.</Trans>
        </p>
      ) : null}
    </>
  );
}
