import { addProof } from '#app/gateway/order/proof.server.ts';
import { fittedPicture } from '#app/platform/picture/square-picture.server.ts';
import { receivePictures } from '#app/session/receive-picture.server.ts';
import { AppError } from '#domain/app-error.ts';

/** An id in an address; nothing that is none. */
function idIn(text: string | null): number {
  if (text === null || !/^[1-9]\d{0,8}$/.test(text)) throw new AppError('not_found');
  return Number(text);
}

/** POST, the body is the file: a picture that proves a line of an order. 200 `{ picture }`, its address. */
export function answerProof(request: Request, orderId: string): Promise<Response> {
  return receivePictures('productPicturesPerPerson', async (session, bytes) => {
    const lineId = idIn(new URL(request.url).searchParams.get('line'));
    const picture = await addProof({ orderId: idIn(orderId), lineId }, session, () =>
      fittedPicture(bytes),
    );
    return { picture };
  })(request);
}
