import { readCookie } from '#app/platform/browser/browser-cookie.ts';

/** The cookie that enables logging in a browser: `log=on` (spec §9). */
const switchedOn = () => readCookie('log') === 'on';

/** Writes to the browser's console if its cookie enables it. */
export function browserLog(topic: string, detail: unknown): void {
  if (typeof window !== 'undefined' && switchedOn()) console.info(`[astera] ${topic}`, detail);
}
