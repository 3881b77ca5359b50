import { join } from 'node:path';

import { env } from '#app/platform/settings/env.server.ts';
import { createPictures } from './pictures.server.ts';

/** Sizes of the site's pictures, both bundled and uploaded. */
export const { answerWithPicture, answerWithOriginal, answerWithProof, forgetSizes } =
  createPictures({
    originals: { demo: join(env.PUBLIC_DIR, 'demo'), media: join(env.DATA_DIR, 'media') },
    made: join(env.DATA_DIR, 'pictures'),
  });
