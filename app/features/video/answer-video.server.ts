import { serveAnswerVideo } from '#app/gateway/videos.server.ts';
import { readSession } from '#app/session/session.server.ts';
import { AppError } from '#domain/app-error.ts';

/** Answers a browser that asks for the answer video of an order: 200, 206, 401, 404 or 416. */
export async function answerWithVideo(request: Request, orderId: number): Promise<Response> {
  try {
    const session = await readSession();
    if (!session) throw new AppError('sign_in_required');
    const download = new URL(request.url).searchParams.has('download');
    return await serveAnswerVideo(orderId, session.user, request, download);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ code: error.code }, { status: error.status });
  }
}
