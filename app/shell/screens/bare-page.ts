import { useMatches } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page stands alone, without header and footer. */
    bare?: boolean;
  }
}

/** True when the page that is shown stands alone. */
export function useIsBarePage(): boolean {
  return useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.bare) });
}
