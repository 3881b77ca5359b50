import {
  forgetCatalogue,
  forgetCategories,
  forgetContent,
  forgetStock,
} from './catalogue/catalogue.server.ts';

const reading: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** What pages remember of what is written below a path of the back end; the first that fits. */
const remembered: readonly (readonly [RegExp, () => Promise<void>])[] = [
  [/^\/wp-json\/wc\/v3\/orders(?:\/|$)/, forgetStock],
  [/^\/wp-json\/wc\/v3\/products\/categories(?:\/|$)/, forgetCategories],
  [
    /^\/wp-json\/(?:wc\/v3\/(?:products|customers)|wcfmmp\/v1|wp\/v2\/users|astera\/v1\/vendors)(?:\/|$)/,
    forgetCatalogue,
  ],
  [/^\/wp-json\/(?:wp\/v2\/pages|astera\/v1\/menus)(?:\/|$)/, forgetContent],
];

/**
 * Another program wrote something at the back end's own paths: pages show it as soon as it was answered, as they do what
 * the app itself writes.
 */
export async function forgetWritten(method: string, path: string): Promise<void> {
  if (reading.includes(method)) return;
  await remembered.find(([below]) => below.test(path))?.[1]();
}
