import Bowser from 'bowser';

/** Names that people use, where the library has longer ones. */
const usualNames: Readonly<Record<string, string>> = {
  'Chrome OS': 'ChromeOS',
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'Yandex Browser': 'Yandex',
};

/**
 * By what a person knows a browser again, such as "Firefox · Windows" or "Safari · iPhone"; '' when it does not say. No
 * version: that would follow people.
 */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os, platform } = Bowser.parse(userAgent);
  const device = platform.vendor === 'Apple' ? platform.model : undefined;
  return [browser.name, device ?? os.name]
    .flatMap((name) => (name === undefined || name === '' ? [] : (usualNames[name] ?? name)))
    .join(' · ');
}
