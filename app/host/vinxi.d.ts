/** vinxi ships no declarations that TypeScript 7 finds; this is the part that `app.config.ts` uses. */
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
  }
  export function createApp(config: { server: ServerConfig; routers: RouterConfig[] }): unknown;
}
