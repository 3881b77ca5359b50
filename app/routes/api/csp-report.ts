import { createFileRoute } from '@tanstack/react-router';

import { takePolicyReport } from '#app/platform/page/policy-reports.server.ts';

/** Where browsers tell what the content security policy refused (ADR 0018). */
export const Route = createFileRoute('/api/csp-report')({
  server: { handlers: { POST: ({ request }) => takePolicyReport(request) } },
});
