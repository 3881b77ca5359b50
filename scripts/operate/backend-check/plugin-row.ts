import { fieldOf, isNowhere, ok, warning, type Row, type Shop } from './row.ts';

/** The companion plugin as it says of itself; null where there is none. */
export interface Companion {
  readonly version: string;
  readonly keepsMailsBack: boolean;
  /** Whether it keeps screenshots of celebrities out of lists of media. */
  readonly hidesProofs: boolean;
  readonly isConnected: boolean;
  /** What went wrong when the app was told last; null where nothing did. */
  readonly trouble: string | null;
}

/** The version that this app comes with (wordpress-plugin/astera). */
export const companionVersion = '1.1.0';

/** What the companion plugin says. */
export async function companionOf({ asService }: Shop): Promise<Companion | null> {
  const answer = await asService('/wp-json/astera/v1/status');
  const version = fieldOf(answer.body, 'version');
  if (isNowhere(answer) || typeof version !== 'string') return null;
  const webhook = fieldOf(answer.body, 'webhook');
  const last = fieldOf(webhook, 'last');
  return {
    version,
    keepsMailsBack: fieldOf(answer.body, 'mails_kept_back') === true,
    hidesProofs: fieldOf(answer.body, 'proofs_hidden') === true,
    isConnected: fieldOf(webhook, 'configured') === true,
    trouble: fieldOf(last, 'ok') === false ? String(fieldOf(last, 'said')) : null,
  };
}

/** Where in wp-admin the plugin is installed. */
export const upload = 'Plugins, Add Plugin, Upload Plugin (npm run plugin:zip makes the file)';

export const pluginRow: Row = {
  name: 'Companion plugin',
  after: ['REST key'],
  async look(shop) {
    const companion = await companionOf(shop);
    if (companion === null) {
      return warning({
        wrong: 'The plugin "Astera" is not active. The site works without it, less well.',
        seen: 'What changes in wp-admin is seen a minute later instead of at once, some mails come twice, screenshots of celebrities are listed to anyone, and vendors may change orders of others over REST where orders are kept in tables of their own.',
        todo: `Install it under ${upload}. It also makes the order status, the pages, the menus and the category that are missing, writes the vendor on the lines of all orders, and computes totals in one question.`,
      });
    }
    if (companion.version !== companionVersion) {
      return warning({
        wrong: `The plugin "Astera" is ${companion.version}; this app comes with ${companionVersion}.`,
        seen: 'Perhaps nothing.',
        todo: `Install the other one over it under ${upload}.`,
      });
    }
    if (!companion.isConnected) {
      return warning({
        wrong: 'The plugin "Astera" does not know where the app is.',
        seen: 'What changes in wp-admin is seen a minute later instead of at once.',
        todo: 'Enter the address of the app and the secret that it has as BACKEND_WEBHOOK_SECRET under WooCommerce, Astera.',
      });
    }
    return companion.trouble === null
      ? ok(`Version ${companion.version}.`)
      : warning({
          wrong: `The plugin "Astera" did not reach the app when it last told of a change (${companion.trouble}).`,
          seen: 'What changes in wp-admin is seen a minute later instead of at once.',
          todo: 'Look at the address and the secret under WooCommerce, Astera, press "Test the connection", and look whether the app has BACKEND_WEBHOOK_SECRET. HTTP 404: the app has none; HTTP 401: another one, or a clock is wrong.',
        });
  },
};
