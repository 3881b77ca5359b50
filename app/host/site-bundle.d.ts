declare module '*/dist/server/server.js' {
  const site: { fetch: (request: Request) => Promise<Response> };
  export default site;
}
