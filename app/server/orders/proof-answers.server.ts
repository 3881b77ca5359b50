import { findProof } from '#app/server/backend/orders/fulfilment/proof.server.ts';
import { addProof } from '#app/server/backend/orders/fulfilment/add-proof.server.ts';
import { answerWithProof } from '#app/platform/picture/picture-answer.server.ts';
import { fittedPicture } from '#app/platform/picture/square-picture.server.ts';
import { receivePictures } from '#app/server/uploads/receive-picture.server.ts';
import { readSession } from '#app/server/sessions/read-session.server.ts';
import { AppError } from '#domain/app-error.ts';

/** Parses an id from a URL. @throws AppError `not_found` if invalid */
function idIn(text: string | null): number {
  if (text === null || !/^[1-9]\d{0,8}$/.test(text)) throw new AppError('not_found');
  return Number(text);
}

function lineIn(request: Request): number {
  return idIn(new URL(request.url).searchParams.get('line'));
}

/** POST with the file as its body: a proof picture for an order line. 200 `{ picture }`, its URL. */
export function answerProof(request: Request, orderId: string): Promise<Response> {
  return receivePictures('productPicturesPerPerson', async (session, bytes) => {
    const lineId = lineIn(request);
    const picture = await addProof({ orderId: idIn(orderId), lineId }, session, () =>
      fittedPicture(bytes),
    );
    return { picture };
  })(request);
}

/** GET: the picture itself, for everyone who may see it in the order: 200, 401 or 404. */
export async function answerWithProofOf(request: Request, orderId: string): Promise<Response> {
  try {
    const session = await readSession();
    if (!session) throw new AppError('sign_in_required');
    const line = { orderId: idIn(orderId), lineId: lineIn(request) };
    return await answerWithProof(await findProof(line, session.user));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ code: error.code }, { status: error.status });
  }
}
