import { refusal } from '../site.server.ts';

/** Orders, their notes and refunds, by WooCommerce and by WCFM. */
const orderPath = /^\/wp-json\/(?:wc\/v\d|wcfmmp\/v\d)\/orders(?:\/|$)/;

const codes: Readonly<Record<string, string>> = {
  GET: 'woocommerce_rest_cannot_view',
  POST: 'woocommerce_rest_cannot_create',
};

/**
 * The answer to anyone who asks for orders with anything but the key of the app, or null. Under WooCommerce's own
 * tables WCFM lets any vendor change any order: no person's token is ever shown there (ADR 0053).
 */
export function refusalOfOthers(request: Request, pathname: string, key: string): Response | null {
  const shown = request.headers.get('authorization');
  if (!orderPath.test(pathname) || shown === key) return null;
  const code = codes[request.method] ?? 'woocommerce_rest_cannot_edit';
  return refusal(shown === null ? 401 : 403, code, 'Sorry, you are not allowed to do that.');
}
