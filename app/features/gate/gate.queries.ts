import { queryOptions } from '@tanstack/react-query';

import { readGate, readGateIsSet } from './gate.functions.ts';

export const gateQuery = queryOptions({ queryKey: ['gate'], queryFn: () => readGateIsSet() });

/** The gate's settings, for administrators. */
export const gateSettingQuery = queryOptions({
  queryKey: ['gate-setting'],
  queryFn: () => readGate(),
  staleTime: 0,
});
