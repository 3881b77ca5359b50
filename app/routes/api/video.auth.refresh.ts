import { createFileRoute } from '@tanstack/react-router';

import { answerOnlyPost } from '#app/server/video/video-access.server.ts';
import { answerVideoRefresh } from '#app/server/video/answer-video-refresh.server.ts';

export const Route = createFileRoute('/api/video/auth/refresh')({
  server: {
    handlers: { POST: ({ request }) => answerVideoRefresh(request), ANY: () => answerOnlyPost() },
  },
});
