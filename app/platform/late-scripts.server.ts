import type { AnyRouter } from '@tanstack/react-router';

/** A window in the background paints nothing; its scripts come after this, in milliseconds. */
const longestWait = 500;

/**
 * The few lines of a page that ask for its scripts as soon as what has come of it was painted: the frame's own callbacks come
 * before that, a task after it.
 * @param files addresses of modules; the first one is run, and with it the others, which are only fetched ahead
 */
export function lateScript(files: readonly string[]): string {
  const list = JSON.stringify(files).replaceAll('<', String.raw`\u003c`);
  return `(files => {
  let begun = false;
  const add = (tag, facts) => document.head.append(Object.assign(document.createElement(tag), facts));
  const begin = () => {
    if (begun) return;
    begun = true;
    document.documentElement.dataset.painted = '';
    for (const href of files) add('link', { rel: 'modulepreload', href });
    add('script', { type: 'module', async: true, src: files[0] });
  };
  requestAnimationFrame(() => setTimeout(begin));
  setTimeout(begin, ${longestWait});
})(${list})`;
}

/**
 * Keeps a page from asking for its scripts before it was painted (ADR 0034): in place of the links and the script that the
 * router would write into it, it gets one that asks for all of them then.
 */
export function askForScriptsLate(router: AnyRouter): void {
  const manifest = router.ssr?.manifest;
  if (!manifest) return;
  const files = new Set<string>();
  const routes: typeof manifest.routes = {};
  for (const { routeId } of router.stores.matches.get()) {
    const { preloads = [], scripts = [], ...others } = manifest.routes[routeId] ?? {};
    for (const script of scripts)
      if (typeof script.attrs?.src === 'string') files.add(script.attrs.src);
    for (const link of preloads) files.add(typeof link === 'string' ? link : link.href);
    routes[routeId] = others;
  }
  const root = router.routeTree.id;
  routes[root] = {
    ...routes[root],
    scripts: [{ attrs: {}, children: lateScript([...files]) }],
  };
  router.ssr = { manifest: { ...manifest, routes } };
}
