import { createFileRoute } from '@tanstack/react-router';

import { answerOnlyPost, answerVideoRefresh } from '#app/server/video/video-access.server.ts';

export const Route = createFileRoute('/api/video/auth/refresh')({
  server: {
    handlers: { POST: ({ request }) => answerVideoRefresh(request), ANY: () => answerOnlyPost() },
  },
});
