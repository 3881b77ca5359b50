declare module '*/dist/server/server.js' {
  const site: {
    fetch: (
      request: Request,
      options: { context: { readonly clientAddress: string; readonly requestId?: string } },
    ) => Promise<Response>;
    close: () => Promise<void>;
  };
  export default site;
}
