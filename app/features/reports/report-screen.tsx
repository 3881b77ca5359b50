import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useLoaderData } from '@tanstack/react-router';

import { celebrityQuery } from '#app/entities/celebrity/celebrities.queries.ts';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import type { ReportTarget } from '#domain/report/report.ts';

import type { ReportPart } from './report-form.tsx';
import { ReportPage } from './report-page.tsx';
import { ReportedLink } from './reported-link.tsx';
import { reportReceivedGift, reportThing } from './reports.functions.ts';
import { reportTargetQuery } from './reports.queries.ts';
import { StatementPage } from './statement-page.tsx';

/** The report page; without a subject it is the statement of reasons linked from an email. */
export function ReportScreen() {
  const target = useLoaderData({ from: '/{-$locale}/report' });
  const locale = useLocale();
  if (target && 'gift' in target) return <ReportingGift token={target.gift} />;
  return target ? (
    <Reporting key={`${target.kind} ${target.id}`} target={target} />
  ) : (
    <StatementPage locale={locale} />
  );
}

/** A gift, whose link is all that the person who got it knows of it. */
function ReportingGift({ token }: { token: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <ReportPage
      about={t`The gift you got`}
      // What it is of is found by its link.
      parts={[{ target: { kind: 'answer', id: 1 }, label: t`The gift you got` }]}
      reporterName={null}
      onSend={async (_target, report) => {
        const { number } = await reportReceivedGift({ data: { token, report, locale } });
        return number;
      }}
      back={
        <Link to="/{-$locale}/gift/$token" params={{ token }}>
          <Trans>Back to the page</Trans>
        </Link>
      }
    />
  );
}

function Reporting({ target }: { target: ReportTarget }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { data } = useSuspenseQuery(reportTargetQuery(target, locale));
  const { data: celebrity } = useQuery({
    ...celebrityQuery(target.id, locale),
    enabled: target.kind === 'profile',
  });
  const { title } = data.snapshot;
  const services: readonly ReportPart[] = (celebrity?.services ?? []).map(({ id, kind }) => ({
    target: { kind: 'service', id },
    label: t(serviceName[kind]),
  }));
  return (
    <ReportPage
      about={title}
      parts={[{ target, label: t`The profile and its text` }, ...services]}
      reporterName={data.reporterName}
      onSend={async (picked, report) => {
        const { number } = await reportThing({ data: { target: picked, report, locale } });
        return number;
      }}
      back={
        <ReportedLink target={target} celebrityId={target.kind === 'profile' ? target.id : null}>
          <Trans>Back to the page</Trans>
        </ReportedLink>
      }
    />
  );
}
