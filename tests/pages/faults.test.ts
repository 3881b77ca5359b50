import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { collectGarbage } from '../support/collect-garbage.ts';
import { errands, type Attempt, type Errand } from '../support/faults/errands.ts';
import { isWrite, startFaultProxy, type FaultProxy } from '../support/faults/fault-proxy.ts';
import { faultNames, faults, rowsMeeting } from '../support/faults/faults.ts';
import type { Login } from '../support/faults/outcomes.ts';
import { pageScreens, type PageScreen } from '../support/faults/screens.ts';
import { fromOwnPage, openSiteCalls, type SiteCalls } from '#tests/support/site/site-calls.ts';
import { recordedPassword } from '../support/wordpress/people.ts';
import {
  startRecordedWordpress,
  type RecordedWordpress,
} from '../support/wordpress/wordpress-server.ts';
import { openBuiltSite, type BuiltSite } from './built-site.ts';

/** The limit of a question; that of a product in use is five seconds. */
const limitMs = 500;
/** For everything but waiting: rendering, on a busy machine. */
const slackMs = 2_500;
/** For so long something that may be made once only is not begun again, where no one knows what became of it. */
const makingMs = 12 * limitMs;
/** Older than anything is given without asking for it anew. */
const longAgoMs = 27 * 60 * 60_000;

let wordpress: RecordedWordpress;
let proxy: FaultProxy;
let site: BuiltSite;
let calls: SiteCalls;
const cookies = new Map<Login | undefined, string>([[undefined, '']]);
let passedMs = 0;

beforeAll(async () => {
  wordpress = await startRecordedWordpress();
  proxy = await startFaultProxy(wordpress.origin, 8 * limitMs);
  const set = {
    BACKEND_URL: proxy.origin,
    BACKEND_KEY: 'ck_recorded',
    BACKEND_SECRET: 'cs_recorded',
    BACKEND_TIMEOUT_MS: String(limitMs),
    BACKEND_PAUSE_MS: '1',
    LOG_LEVEL: 'silent',
  };
  for (const [name, value] of Object.entries(set)) vi.stubEnv(name, value);
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passedMs);
  site = await openBuiltSite();
  await site.ask('/api/health');
  calls = await openSiteCalls(site);
  for (const login of ['fan1', 'vendor1', 'manager', 'admin'] as const) {
    // The first answers of a new process can take longer than the short limit here.
    await vi.waitFor(
      async () => {
        const cookie = await calls.signIn(login, recordedPassword);
        if (cookie === '') throw new Error(`${login} could not sign in`);
        cookies.set(login, cookie);
      },
      { timeout: 20_000, interval: 200 },
    );
  }
  // What is shown as it was has to have been there once.
  for (const screen of pageScreens.filter(({ outcome }) => outcome === 'as before')) {
    await recovers(screen);
  }
}, 120_000);
afterEach(() => {
  proxy.fault = null;
  proxy.spoils = () => true;
});
afterAll(async () => {
  await site.remove();
  await proxy.close();
  await wordpress.close();
});

/** A busy process collects garbage in the middle of a long wait: what ends the wait must not be in it. */
function whileItHangs(): void {
  if (proxy.fault === 'hung') setTimeout(collectGarbage, limitMs / 2);
}

/** What someone sees of a page, and how long it took. */
async function open({ path, as, shows }: PageScreen) {
  const requestId = crypto.randomUUID();
  const began = Date.now();
  const headers = { cookie: cookies.get(as) ?? '' };
  whileItHangs();
  const answer = await site.ask(path, { headers }, { requestId });
  const html = await answer.text();
  const alert = /<div[^>]*role="alert"[^>]*>.*?<\/div><\/div>/s.exec(html)?.[0] ?? html;
  const isWell =
    answer.status === 200 && html.includes(shows) && !html.includes('An error occurred');
  const isErrorPage =
    answer.status === 503 &&
    /<title>An error occurred/.test(html) &&
    /<footer/.test(html) &&
    html.includes('Try again') &&
    alert.includes(`please mention this number:`) &&
    html.includes(requestId);
  const isWaiting = answer.status === 503 && html.includes('Please wait ...');
  const leaks = /ECONN|undici|node_modules|valibot|critical error|rest_forbidden/.test(html);
  return { status: answer.status, ms: Date.now() - began, isWell, isErrorPage, isWaiting, leaks };
}

/** As soon as all is well: the next question finds it back. */
async function recovers(screen: PageScreen): Promise<void> {
  await vi.waitFor(
    async () => expect(await open(screen), screen.name).toMatchObject({ isWell: true }),
    {
      timeout: 30_000,
      interval: 20,
    },
  );
}

describe.each(faultNames)('a page while the back end is %s', (fault) => {
  it.each(rowsMeeting(fault, pageScreens))('$name', async (screen) => {
    const expected = screen.outcome;
    passedMs += longAgoMs;
    proxy.fault = fault;
    const seen = await open(screen);
    expect(seen).toMatchObject({
      isWell: expected === 'as before' || expected === 'not affected',
      isErrorPage: expected === 'try again',
      isWaiting: expected === 'error in that section',
      leaks: false,
    });
    expect(seen.ms).toBeLessThan(screen.waits * limitMs + slackMs);
    proxy.fault = null;
    if (screen.isUnopened !== true) await recovers(screen);
  });
});

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

async function act(
  { call, as }: Pick<Errand, 'call' | 'as'>,
  { data, headers: own = {} }: Pick<Attempt, 'data' | 'headers'>,
): Promise<Answer> {
  const began = Date.now();
  const headers = { ...fromOwnPage, ...own, cookie: cookies.get(as) ?? '' };
  whileItHangs();
  const clientAddress = `10.0.0.${Math.floor(began / 7) % 250}`;
  const answer = await calls.call(call, { method: 'POST', data, headers, clientAddress });
  return { status: answer.status, text: await answer.text(), ms: Date.now() - began };
}

/** Someone's own, which no one remembers: it shows whether the back end is still left alone. */
const probe = pageScreens.find(({ as, outcome }) => as !== undefined && outcome === 'try again');

/** Makes ready what is about to be done, once nothing is left of the trouble before. */
async function attempt(errand: Errand): Promise<Attempt> {
  if (probe) await recovers(probe);
  return errand.make(wordpress, async (call, as, data) => (await act({ call, as }, { data })).text);
}

const isTold = ({ status, text }: Answer) =>
  // The desk tells of each order what became of it.
  [502, 504].includes(status) ? /backend_(failed|timeout)/.test(text) : /"failed"/.test(text);

describe.each(faultNames)('what is done while the back end is %s', (fault) => {
  const { isHeard } = faults[fault];

  it.each(rowsMeeting(fault, errands))('$name: only changes are spoilt', async (errand) => {
    const made = await attempt(errand);
    proxy.asked.length = 0;
    proxy.spoils = isWrite;
    proxy.fault = fault;
    const first = await act(errand, made);
    const writes = proxy.asked.filter(isWrite);
    // A change is never sent twice; the time that each call carries tells them not apart.
    const sent = writes.map(
      ({ method, path }) => `${method} ${path.replace(/cacheBuster=\d+/, '')}`,
    );
    expect(new Set(sent).size).toBe(sent.length);
    const expected = isHeard ? errand.heard : errand.unheard;
    if (expected === 'found again') expect(first).toMatchObject({ status: 200 });
    else expect(isTold(first), first.text.slice(0, 300)).toBe(true);
    expect(first.ms).toBeLessThan(errand.waits * limitMs + slackMs);
    const doneAtOnce = made.done();
    expect(doneAtOnce).toBeLessThanOrEqual(isHeard ? 1 : 0);
    proxy.fault = null;
    if (expected === 'not known') return;
    const status = doneAtOnce > 0 ? errand.again : 200;
    const over = Date.now() + makingMs + slackMs;
    let again = await act(errand, made);
    while (again.status >= 500 && Date.now() < over) again = await act(errand, made);
    expect(again.status, again.text.slice(0, 300)).toBe(status);
    expect(made.done()).toBeLessThanOrEqual(1);
  });

  it.each(rowsMeeting(fault, errands))('$name: everything is spoilt', async (errand) => {
    const made = await attempt(errand);
    proxy.fault = fault;
    const first = await act(errand, made);
    expect(isTold(first), first.text.slice(0, 300)).toBe(true);
    expect(first.ms).toBeLessThan(errand.waits * limitMs + slackMs);
    expect(made.done()).toBeLessThanOrEqual(isHeard ? 1 : 0);
  });
});
