/** Social platforms by the names that people know them by; the same in every language. */
export const platforms = {
  Instagram: ['instagram.com'],
  Facebook: ['facebook.com', 'fb.com'],
  X: ['x.com', 'twitter.com'],
  TikTok: ['tiktok.com'],
  YouTube: ['youtube.com', 'youtu.be'],
  LinkedIn: ['linkedin.com'],
  Threads: ['threads.net', 'threads.com'],
  Snapchat: ['snapchat.com'],
  Pinterest: ['pinterest.com', 'pin.it'],
  Telegram: ['t.me', 'telegram.me'],
  WhatsApp: ['whatsapp.com', 'wa.me'],
  Twitch: ['twitch.tv'],
  VK: ['vk.com', 'vk.ru'],
  Reddit: ['reddit.com'],
} as const satisfies Record<string, readonly string[]>;
export type Platform = keyof typeof platforms;

/** Hosts of links that do not show where they lead, not even to which platform. */
const shortHosts: readonly string[] = [
  ...['instagr.am', 'ig.me', 'fb.me', 'fb.watch', 'm.me', 't.co', 'lnkd.in'],
  ...['bit.ly', 'tinyurl.com', 'goo.gl', 'ow.ly', 'is.gd', 'cutt.ly', 'rb.gy', 'linktr.ee'],
];

/** @param host in lower case */
export function isShortHost(host: string): boolean {
  return shortHosts.includes(host.replace(/^www\./, ''));
}

/** The platform that a host belongs to, whatever its subdomain (`vm.tiktok.com`); null for others. */
export function platformOf(host: string): Platform | null {
  const known = Object.entries(platforms) as [Platform, readonly string[]][];
  const found = known.find(([, domains]) =>
    domains.some((domain) => host === domain || host.endsWith(`.${domain}`)),
  );
  return found?.[0] ?? null;
}
