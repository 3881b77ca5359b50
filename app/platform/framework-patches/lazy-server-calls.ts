import type { Plugin } from 'vite';

const callerOf = '/client-rpc/createClientRpc.js';
const call = './serverFnFetcher.js';
const lateCall = '\0late-server-call';

/** What stands in the place of Start's own: it asks for the real one when the page has nothing else to do. */
function lateCallOf(own: string): string {
  return `
    const load = () => import(${JSON.stringify(own)});
    const soon = window.requestIdleCallback ?? ((task) => setTimeout(task, 1000));
    soon(() => load().catch(() => undefined));
    export const serverFnFetcher = async (...call) => (await load()).serverFnFetcher(...call);
  `;
}

/**
 * Puts what writes and reads the calls of server functions into a file of its own, which comes once the page can be
 * used, or with the first call. Start has it in the entry: 10 kB that no page needs before it can answer a click. Calls
 * are asynchronous either way, so that callers see no difference; where the file does not come, the call failed.
 *
 * A build in which Start's own files are no longer as they are here fails, instead of growing in silence.
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
