import { createFileRoute } from '@tanstack/react-router';

import { answerWithVideo } from '#app/features/video/answer-video.server.ts';

export const Route = createFileRoute('/api/orders/$orderId/video')({
  server: {
    handlers: {
      GET: ({ request, params }) => answerWithVideo(request, Number(params.orderId) || 0),
    },
  },
});
