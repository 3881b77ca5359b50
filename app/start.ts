import { createStart } from '@tanstack/react-start';

import { appErrorAdapter } from './platform/app-error-adapter.ts';
import { closedErrors } from './platform/closed-errors.ts';
import { sameSite } from './platform/same-site.ts';
import { chunkGate } from './session/chunk-gate.ts';

/** Start leaves its own CSRF check out as soon as this file exists, so ours stands here, first. */
export const startInstance = createStart(() => ({
  serializationAdapters: [appErrorAdapter],
  requestMiddleware: [sameSite, chunkGate],
  functionMiddleware: [closedErrors],
}));
