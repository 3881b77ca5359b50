import { createFileRoute } from '@tanstack/react-router';

import { answerOnlyPost, answerVideoToken } from '#app/server/video/video-access.server.ts';

export const Route = createFileRoute('/api/video/auth/token')({
  server: { handlers: { POST: () => answerVideoToken(), ANY: () => answerOnlyPost() } },
});
