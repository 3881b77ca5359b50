import { createFileRoute } from '@tanstack/react-router';

import { answerWithExport } from '#app/server/my-data/export-answer.server.ts';

const answer = ({ request, params }: { request: Request; params: { exportId: string } }) =>
  answerWithExport(request, params.exportId);

export const Route = createFileRoute('/api/my-data/$exportId')({
  server: {
    handlers: { GET: answer, HEAD: answer },
  },
});
