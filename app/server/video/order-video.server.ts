import { serveOrderVideo } from '#app/server/backend/video/videos.server.ts';
import { readSession } from '#app/server/sessions/read-session.server.ts';
import { AppError } from '#domain/app-error.ts';
import { videoAskedFor } from '#domain/order/delivery/order-video.ts';

/**
 * Serves an order's video to a browser: `?kind=fan` for the one the fan sent, otherwise the celebrity's answer: 200,
 * 206, 401, 404 or 416.
 */
export async function answerWithVideo(request: Request, orderId: number): Promise<Response> {
  try {
    const session = await readSession();
    if (!session) throw new AppError('sign_in_required');
    const { searchParams } = new URL(request.url);
    const which = videoAskedFor(searchParams);
    if (!which) throw new AppError('not_found');
    const download = searchParams.has('download');
    return await serveOrderVideo(orderId, session.user, request, { which, download });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ code: error.code }, { status: error.status });
  }
}
