import type { AnyRouter } from '@tanstack/react-router';

/** A background window paints nothing; its scripts are loaded after this many milliseconds. */
const hiddenWait = 500;
/** Neither does a covered window, which does not report itself as hidden. */
const longestWait = 2_000;

/**
 * An inline script that loads the page's scripts as soon as something has been painted. A task after the first frame
 * would be too early, as the frame takes time to reach the screen: on a slow phone, enough for scripts to run in
 * between. It is the fallback for browsers that do not report paints.
 * @param files module URLs; the first is run, and with it the others, which are only preloaded
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
 * Keeps a page from loading its scripts before it was painted (ADR 0034): replaces the preload links and script that
 * the router would write with one script that loads them all then.
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
