import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';

import { celebrityQuery } from '#app/entities/celebrity/celebrities.queries.ts';
import { serviceName } from '#app/entities/service/service.messages.ts';
import type { ReportPart } from '#app/features/reports/report-form.tsx';
import { ReportPage } from '#app/features/reports/report-page.tsx';
import { ReportedLink } from '#app/features/reports/reported-link.tsx';
import { reportThing } from '#app/features/reports/reports.functions.ts';
import { reportTargetQuery } from '#app/features/reports/reports.queries.ts';
import { StatementPage } from '#app/features/reports/statement-page.tsx';
import { bringAccountWords, localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { orNotFound } from '#app/platform/request/or-not-found.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { reportTargetSchema, type ReportTarget } from '#domain/report/report.ts';

/** Looked at closely in the loader, so that first loads need no list of what can be reported. */
const searchSchema = v.object({
  kind: v.fallback(v.optional(v.string()), undefined),
  id: v.fallback(v.optional(v.number()), undefined),
});

/** Where something is reported; without saying what, the statement of reasons that a mail leads to. */
export const Route = createFileRoute('/{-$locale}/report')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: searchSchema,
  beforeLoad: bringAccountWords,
  loaderDeps: ({ search: { kind, id } }) => ({ kind, id }),
  loader: async ({ context: { queryClient }, deps, location }) => {
    if (deps.kind === undefined) return null;
    const target = v.safeParse(reportTargetSchema, deps);
    if (!target.success) throw notFound();
    const locale = localeOfPath(location.pathname);
    await orNotFound(queryClient.ensureQueryData(reportTargetQuery(target.output, locale)));
    // The page stands without the services, each of which can be reported by itself.
    if (target.output.kind === 'profile') {
      await queryClient.prefetchQuery(celebrityQuery(target.output.id, locale));
    }
    return target.output;
  },
  head: privatePage(msg`Report`),
  component: ReportRoute,
});

function ReportRoute() {
  const target = Route.useLoaderData();
  const locale = useLocale();
  return target ? (
    <Reporting key={`${target.kind} ${target.id}`} target={target} />
  ) : (
    <StatementPage locale={locale} />
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
