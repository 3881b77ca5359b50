import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';

import { celebrityQuery } from '#app/entities/celebrity/celebrities.queries.ts';
import { ReportScreen } from '#app/features/reports/report-screen.tsx';
import { reportTargetQuery } from '#app/features/reports/reports.queries.ts';
import { loadAccountMessages, localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/route-head.ts';
import { orNotFound } from '#app/platform/request/or-not-found.ts';
import { reportTargetSchema } from '#domain/report/report.ts';

/** Looked at closely in the loader, so that first loads need no list of what can be reported. */
const searchSchema = v.object({
  kind: v.fallback(v.optional(v.string()), undefined),
  id: v.fallback(v.optional(v.number()), undefined),
  /** The token of a gift, whose order is not told to the person who reports it. */
  gift: v.fallback(v.optional(v.string()), undefined),
});

export const Route = createFileRoute('/{-$locale}/report')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: searchSchema,
  beforeLoad: loadAccountMessages,
  loaderDeps: ({ search: { kind, id, gift } }) => ({ kind, id, gift }),
  loader: async ({ context: { queryClient }, deps, location }) => {
    if (deps.gift !== undefined) return { gift: deps.gift };
    if (deps.kind === undefined) return null;
    const target = v.safeParse(reportTargetSchema, { kind: deps.kind, id: deps.id });
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
  component: ReportScreen,
});
