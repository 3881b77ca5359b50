import { queryOptions } from '@tanstack/react-query';

import { readViewer } from './viewer.functions.ts';

export const viewerQuery = queryOptions({
  queryKey: ['viewer'],
  queryFn: () => readViewer(),
});
