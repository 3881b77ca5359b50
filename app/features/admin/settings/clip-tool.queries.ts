import { queryOptions } from '@tanstack/react-query';

import { readClipTool } from './clip-tool.functions.ts';

/** What is installed does not change while the server runs. */
export const clipToolQuery = queryOptions({
  queryKey: ['clip-tool'],
  queryFn: () => readClipTool(),
  staleTime: Infinity,
});
