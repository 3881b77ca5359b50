import { createStart } from '@tanstack/react-start';

import { appErrorAdapter } from './platform/request/app-error-adapter.ts';
import { closedCalls } from './platform/request/closed-calls.ts';
import { closedErrors } from './platform/request/closed-errors.ts';
import { contentPolicy } from './platform/page/content-policy.ts';
import { sameSite } from './platform/request/same-site.ts';
import { privateAnswers } from '#app/server/sessions/private-answers.ts';
import { visitor } from '#app/server/sessions/visitor.ts';
import { gateGuard } from '#app/server/gate/gate-guard.ts';

/** Start leaves its own CSRF check out as soon as this file exists, so ours stands here, before all that acts. */
export const startInstance = createStart(() => ({
  serializationAdapters: [appErrorAdapter],
  requestMiddleware: [contentPolicy, sameSite, gateGuard, privateAnswers, closedCalls],
  functionMiddleware: [closedErrors, visitor],
}));
