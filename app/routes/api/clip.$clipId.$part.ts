import { createFileRoute } from '@tanstack/react-router';

import { answerClip } from '#app/server/clips/clip-answer.server.ts';

const answer = ({
  request,
  params,
}: {
  request: Request;
  params: { clipId: string; part: string };
}) => answerClip(request, params.clipId, params.part);

/** A part of a sample clip: the video, its muted preview, its poster or its captions. */
export const Route = createFileRoute('/api/clip/$clipId/$part')({
  server: { handlers: { GET: answer, HEAD: answer } },
});
