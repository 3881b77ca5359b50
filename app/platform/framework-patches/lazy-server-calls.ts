import type { Plugin } from 'vite';

const callerOf = '/client-rpc/createClientRpc.js';
const call = './serverFnFetcher.js';
const lateCall = '\0late-server-call';

/** Replaces Start's own module: loads the real one when the page is idle. */
function lateCallOf(own: string): string {
  return `
    const load = () => import(${JSON.stringify(own)});
    const soon = window.requestIdleCallback ?? ((task) => setTimeout(task, 1000));
    soon(() => load().catch(() => undefined));
    export const serverFnFetcher = async (...call) => (await load()).serverFnFetcher(...call);
  `;
}

/**
 * Moves the (de)serialization of server function calls into a separate chunk, loaded once the page is usable or with
 * the first call. Start bundles it into the entry: 10 kB that no page needs before it can respond to a click. Calls are
 * asynchronous either way, so callers see no difference; if the chunk fails to load, the call fails.
 *
 * If Start's own files change, the build fails instead of silently growing.
 */
export function lazyServerCalls(): Plugin {
  let replaced = false;
  return {
    name: 'late-server-calls',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      if (source !== call || !importer?.endsWith(callerOf)) return null;
      const own = await this.resolve(source, importer, { skipSelf: true });
      if (!own) return null;
      replaced = true;
      return `${lateCall}?${own.id}`;
    },
    load(id) {
      if (!id.startsWith(lateCall)) return null;
      return lateCallOf(id.slice(lateCall.length + 1));
    },
    buildEnd(error) {
      if (!error && !replaced) this.error('Start calls its functions from another place now.');
    },
  };
}
