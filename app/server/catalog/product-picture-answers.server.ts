import { addProductPicture } from '#app/server/backend/shop/own-products.server.ts';
import { requireOwnStore } from '#app/server/backend/shop/own-rows.server.ts';
import { fittedPicture } from '#app/platform/picture/square-picture.server.ts';
import { receivePictures } from '#app/server/uploads/receive-picture.server.ts';

/** POST, the body is the file: 200 `{ id, src, alt }`. It belongs to no product until one that is saved names it. */
export const answerProductPicture = receivePictures(
  'productPicturesPerPerson',
  async (session, bytes) => {
    requireOwnStore(session.user);
    return addProductPicture(session, await fittedPicture(bytes));
  },
);
