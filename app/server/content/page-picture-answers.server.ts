import { addPagePicture } from '#app/server/backend/content/edited-pages.server.ts';
import { fittedPicture } from '#app/platform/picture/square-picture.server.ts';
import { receivePictures } from '#app/server/uploads/receive-picture.server.ts';
import { assertAdministrator } from '#domain/account/role.ts';

/** POST, the body is the file: 200 `{ id, src }`. It belongs to no page until one that is saved names it. */
export const answerPagePicture = receivePictures(
  'pagePicturesPerPerson',
  async (session, bytes) => {
    assertAdministrator(session.user);
    return addPagePicture(session.user, await fittedPicture(bytes));
  },
);
