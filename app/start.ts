import { createCsrfMiddleware, createStart } from '@tanstack/react-start';

import { appErrorAdapter } from './platform/app-error-adapter.ts';
import { allowedOrigins } from './platform/allowed-origins.ts';
import { closedErrors } from './platform/closed-errors.ts';
import { gateGuard } from './shell/gate-guard.ts';

/** Start leaves its own CSRF check out as soon as this file exists, so it is named here, first. */
export const startInstance = createStart(() => ({
  serializationAdapters: [appErrorAdapter],
  requestMiddleware: [
    createCsrfMiddleware({
      filter: ({ handlerType }) => handlerType === 'serverFn',
      origin: (origin) => allowedOrigins().includes(origin),
    }),
    gateGuard,
  ],
  functionMiddleware: [closedErrors],
}));
