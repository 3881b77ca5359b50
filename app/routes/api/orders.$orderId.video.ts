import { createFileRoute } from '@tanstack/react-router';

import { answerWithVideo } from '#app/server/video/order-video.server.ts';

const answer = ({ request, params }: { request: Request; params: { orderId: string } }) =>
  answerWithVideo(request, Number(params.orderId) || 0);

export const Route = createFileRoute('/api/orders/$orderId/video')({
  server: {
    handlers: { GET: answer, HEAD: answer },
  },
});
