/** What `app/platform/settings/env.server.ts` says, before anything is installed: whether there is a demo world. */
export function isDemoWorld({ SEED = 'demo', BACKEND_URL }) {
  return SEED === 'demo' && !BACKEND_URL;
}
