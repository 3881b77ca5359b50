/** vinxi ships no declarations that TypeScript 7 finds; this is the part `app.config.ts` uses. */
declare module 'vinxi' {
  interface RouterConfig {
    name: string;
    type: 'static' | 'http';
    base: string;
    dir?: string;
    handler?: string;
    target?: 'server';
  }
  interface ServerConfig {
    preset: string;
    compressPublicAssets: { gzip: boolean; brotli: boolean };
    routeRules: Record<string, { headers: Record<string, string> }>;
    plugins: string[];
    /** Passed to nitro's Rollup. */
    rollupConfig: {
      onwarn: (warning: { code?: string }, warn: (warning: { code?: string }) => void) => void;
    };
  }
  export function createApp(config: { server: ServerConfig; routers: RouterConfig[] }): unknown;
}
