import { join } from 'node:path';

import { env } from '#app/platform/settings/env.server.ts';
import { createPictures } from './pictures.server.ts';

/** The sizes of the pictures of this site: those that came with it and those that people sent. */
export const { answerWithPicture, answerWithOriginal, answerWithProof, forgetSizes } =
  createPictures({
    originals: { demo: join(env.PUBLIC_DIR, 'demo'), media: join(env.DATA_DIR, 'media') },
    made: join(env.DATA_DIR, 'pictures'),
  });
