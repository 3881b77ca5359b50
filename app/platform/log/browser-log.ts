import { readCookie } from '#app/platform/browser/browser-cookie.ts';

/** The cookie that switches logging on in one browser: `log=on` (spec §9). */
const switchedOn = () => readCookie('log') === 'on';

/** Writes to the browser's console, when its cookie says so. */
export function browserLog(topic: string, detail: unknown): void {
  if (typeof window !== 'undefined' && switchedOn()) console.info(`[astera] ${topic}`, detail);
}
