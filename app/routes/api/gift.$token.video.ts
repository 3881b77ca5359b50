import { createFileRoute } from '@tanstack/react-router';

import { answerWithGiftVideo } from '#app/server/gifts/gift-video.server.ts';

const answer = ({ request, params }: { request: Request; params: { token: string } }) =>
  answerWithGiftVideo(request, params.token);

export const Route = createFileRoute('/api/gift/$token/video')({
  server: {
    handlers: { GET: answer, HEAD: answer },
  },
});
