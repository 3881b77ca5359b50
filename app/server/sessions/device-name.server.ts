import Bowser from 'bowser';

/** Common names for what the library names at greater length. */
const usualNames: Readonly<Record<string, string>> = {
  'Chrome OS': 'ChromeOS',
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'Yandex Browser': 'Yandex',
};

/**
 * A browser's name that its user recognizes, such as "Firefox · Windows" or "Safari · iPhone"; '' when unknown.
 * Contains no version, which could be used for tracking.
 */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os, platform } = Bowser.parse(userAgent);
  const device = platform.vendor === 'Apple' ? platform.model : undefined;
  return [browser.name, device ?? os.name]
    .flatMap((name) => (name === undefined || name === '' ? [] : (usualNames[name] ?? name)))
    .join(' · ');
}
