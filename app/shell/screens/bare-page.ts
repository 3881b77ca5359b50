import { useMatches } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Renders the page without header and footer. */
    bare?: boolean;
  }
}

/** Whether the current page has no header and footer. */
export function useIsBarePage(): boolean {
  return useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.bare) });
}
