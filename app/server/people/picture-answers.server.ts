import { changePicture } from '#app/server/backend/people/profile.server.ts';
import { forgetSizes } from '#app/platform/picture/picture-answer.server.ts';
import { squarePicture } from '#app/platform/picture/square-picture.server.ts';
import { receivePictures } from '#app/server/uploads/receive-picture.server.ts';

/** POST with the file as body: 200 `{ picture }`, its URL. */
export const answerNewPicture = receivePictures('picturesPerPerson', async (session, bytes) => {
  const { picture, removed } = await changePicture(session, await squarePicture(bytes));
  if (removed) await forgetSizes(removed);
  return { picture };
});
