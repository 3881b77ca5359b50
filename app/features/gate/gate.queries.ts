import { queryOptions } from '@tanstack/react-query';

import { readGateIsSet } from './gate.functions.ts';

export const gateQuery = queryOptions({ queryKey: ['gate'], queryFn: () => readGateIsSet() });
