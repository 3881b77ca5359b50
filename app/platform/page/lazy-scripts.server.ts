import type { AnyRouter } from '@tanstack/react-router';

/** A window in the background paints nothing; its scripts come after this, in milliseconds. */
const hiddenWait = 500;
/** Nor does one that is covered, which does not say so. */
const longestWait = 2_000;

/**
 * The few lines of a page that ask for its scripts as soon as something of it was painted. A task after the first frame
 * is too early by as long as the frame takes to the screen: on a slow phone, long enough for scripts to come in
 * between. It is what browsers get that do not report their paints.
 * @param files addresses of modules; the first one is run, and with it the others, which are only fetched ahead
 */
export function lazyScript(files: readonly string[]): string {
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
  setTimeout(begin, document.hidden ? ${hiddenWait} : ${longestWait});
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    requestAnimationFrame(() => setTimeout(begin));
    return;
  }
  new PerformanceObserver((seen, observer) => {
    if (seen.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    begin();
  }).observe({ type: 'paint', buffered: true });
})(${list})`;
}

/**
 * Keeps a page from asking for its scripts before it was painted (ADR 0034): in place of the links and the script that
 * the router would write into it, it gets one that asks for all of them then.
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
    scripts: [{ attrs: {}, children: lazyScript([...files]) }],
  };
  router.ssr = { manifest: { ...manifest, routes } };
}
