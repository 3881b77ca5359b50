import { createServerFn } from '@tanstack/react-start';

import { gateIsSet } from './gate-pass.server.ts';

/** True when the operator closed the site with a password. */
export const readGateIsSet = createServerFn({ method: 'GET' }).handler(() => gateIsSet());
