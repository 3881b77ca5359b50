import { fromCrossJSON } from 'seroval';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { unusedVoiceNotes, voiceRate, writeVoiceNote } from '#domain/request/voice-note.ts';
import { fromOwnPage } from '#tests/support/site/site-calls.ts';

import type { Person } from '../support/matrix/persons.ts';
import { openSitePeople, type SitePeople } from '../support/matrix/site-people.ts';
import { openBuiltSite, type BuiltSite } from './built-site.ts';

let site: BuiltSite;
let people: SitePeople;
let prices: ReadonlyMap<string, number>;
const stored = v.object({
  vendor_services: v.array(v.object({ service: v.string(), price: v.string() })),
});
beforeAll(async () => {
  site = await openBuiltSite();
  people = await openSitePeople(site);
  const answer = await site.ask(`/wp-json/wcfmmp/v1/store-vendors/${people.ids.celebrity}`, {
    headers: { authorization: `Bearer ${people.tokens.manager}` },
  });
  const { vendor_services } = v.parse(stored, await answer.json());
  prices = new Map(
    vendor_services.map(({ service, price }) => [service, Math.round(Number(price) * 100)]),
  );
}, 120_000);
afterAll(() => site.remove());

const note = writeVoiceNote(new Float32Array(voiceRate).fill(0.25));

async function record(person: Person, body: BodyInit = note): Promise<Response> {
  return site.ask('/api/voice-note', {
    method: 'POST',
    headers: { ...fromOwnPage, cookie: people.cookies[person], 'content-type': 'audio/wav' },
    body,
  });
}
async function recorded(person: Person): Promise<string> {
  return v.parse(v.object({ id: v.string() }), await (await record(person)).json()).id;
}

function listen(person: Person, id: string, orderId?: number, range?: string): Promise<Response> {
  const of = orderId === undefined ? '' : `?order=${orderId}`;
  const headers = { cookie: people.cookies[person], ...(range ? { range } : {}) };
  return site.ask(`/api/voice-note/${id}${of}`, { headers });
}
const statusOf = async (answer: Promise<Response>) => (await answer).status;

async function call(name: string, person: Person, data: unknown) {
  const headers = { ...fromOwnPage, cookie: people.cookies[person] };
  const answer = await people.call(name, { method: 'POST', data, headers });
  const text = await answer.text();
  return { status: answer.status, text };
}

const video = { from: 'Olu', to: 'João', occasion: 'wedding', instructions: 'Sing.' };

/** Orders a service of the celebrity's, as the checkout does. */
function order(person: Person, service: string, answers: Readonly<Record<string, unknown>>) {
  return call('placeOrders', person, {
    orders: [
      {
        celebrityId: people.ids.celebrity,
        key: crypto.randomUUID(),
        lines: [
          {
            kind: 'service',
            id: crypto.randomUUID(),
            price: prices.get(service) ?? 0,
            request: { service, answers },
          },
        ],
      },
    ],
    address: null,
    paymentMethod: 'bankTransfer',
    beginsEarly: true,
  });
}

const placed = v.object({
  result: v.object({ placed: v.array(v.object({ orderId: v.number() })) }),
});
async function orderId(person: Person, answers: Readonly<Record<string, unknown>>) {
  const { status, text } = await order(person, 'getVideo', answers);
  expect(status, text).toBe(200);
  const said: unknown = fromCrossJSON(JSON.parse(text), { refs: new Map() });
  return v.parse(placed, said).result.placed[0]?.orderId ?? 0;
}

describe('a voice note', () => {
  it('is taken from fans alone, and only as the form records it', async () => {
    expect(await statusOf(record('fan'))).toBe(200);
    expect(await statusOf(record('celebrity'))).toBe(403);
    for (const bytes of [
      new Uint8Array(),
      '<script>alert(1)</script>',
      new Uint8Array(600_000),
      writeVoiceNote(new Float32Array(1)).slice(0, 45),
    ]) {
      expect(await statusOf(record('fan', bytes))).toBe(415);
    }
  });

  it('is heard by its owner before it is ordered, in parts as well, and by no one else', async () => {
    const id = await recorded('fan');
    const whole = await listen('fan', id);
    expect(whole.headers.get('content-type')).toBe('audio/wav');
    expect(whole.headers.get('cache-control')).toBe('private, no-store');
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(note);
    const part = await listen('fan', id, undefined, 'bytes=0-1');
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 0-1/${note.byteLength}`,
    ]);
    expect(await statusOf(listen('fan', id, undefined, 'bytes=99999999-'))).toBe(416);
    for (const other of ['otherFan', 'celebrity', 'manager', 'administrator'] as const) {
      expect([other, await statusOf(listen(other, id))]).toEqual([other, 404]);
    }
    expect(await statusOf(listen('anonymous', id))).toBe(401);
  });

  it('goes with its order, to those who may see that', async () => {
    const id = await recorded('fan');
    const of = await orderId('fan', { ...video, pronunciation: 'zhwahn', voiceNote: id });
    const heard = async (person: Person) => statusOf(listen(person, id, of));
    expect(await heard('manager')).toBe(200);
    // Not before a manager has looked at it.
    expect(await heard('celebrity')).toBe(404);
    expect(await heard('otherFan')).toBe(404);
    const seen = await site.ask(`/wp-json/wc/v3/orders/${of}`, {
      headers: { authorization: `Bearer ${people.tokens.manager}` },
    });
    const { line_items: lines } = (await seen.json()) as {
      line_items: { meta_data: { key: string; value: unknown }[] }[];
    };
    const meta = Object.fromEntries(
      lines[0]?.meta_data.map(({ key, value }) => [key, value]) ?? [],
    );
    expect(meta).toMatchObject({ occasion: 'wedding', pronunciation: 'zhwahn', voiceNote: id });
    const approval = { orderId: of, from: 'admin-approval', action: 'accept' };
    expect((await call('changeOrder', 'manager', approval)).status).toBe(200);
    expect(await heard('celebrity')).toBe(200);
    expect(await heard('otherCelebrity')).toBe(404);
    // Another order opens nothing, not even to those who may see both.
    const other = await orderId('otherFan', video);
    expect(await statusOf(listen('manager', id, other))).toBe(404);
  });

  it('of someone else, of another order or that is gone is not ordered', async () => {
    const id = await recorded('fan');
    const request = { ...video, voiceNote: id };
    expect(await order('otherFan', 'getVideo', request)).toMatchObject({
      text: expect.stringContaining('voice_note_missing'),
    });
    await orderId('fan', request);
    expect((await order('fan', 'getVideo', request)).text).toContain('voice_note_missing');
    expect((await call('deleteVoiceNote', 'fan', { id })).status).toBe(404);
    const gone = await recorded('fan');
    expect((await call('deleteVoiceNote', 'otherFan', { id: gone })).status).toBe(404);
    expect((await call('deleteVoiceNote', 'fan', { id: gone })).status).toBe(200);
    expect(await statusOf(listen('fan', gone))).toBe(404);
    const { text } = await order('fan', 'getVideo', { ...video, voiceNote: gone });
    expect(text).toContain('voice_note_missing');
  });

  it('that is in no order makes room for newer ones', async () => {
    const first = await recorded('otherFan');
    const others: string[] = [];
    for (let index = 0; index < unusedVoiceNotes; index += 1)
      others.push(await recorded('otherFan'));
    expect(await statusOf(listen('otherFan', first))).toBe(404);
    for (const id of others) expect(await statusOf(listen('otherFan', id))).toBe(200);
  });
});

describe('a request is refused', () => {
  it.each([
    ['getVideo', { ...video, pronunciation: 'x'.repeat(81) }, 'answers.pronunciation', 'too-long'],
    ['getVideo', { ...video, instructions: 'x'.repeat(601) }, 'answers.instructions', 'too-long'],
    ['getVideo', { ...video, occasion: 'wake' }, 'answers.occasion', 'required'],
    ['getVideo', { ...video, voiceNote: '../x' }, 'answers.voiceNote', 'voice-note-missing'],
    [
      'sendMessage',
      { from: 'Iris', message: 'Hi', occasion: 'wake' },
      'answers.occasion',
      'required',
    ],
    [
      'instagramFollow',
      { link: 'https://vm.tiktok.com/abc', description: 'Us.' },
      'answers.link',
      'link-not-instagram',
    ],
    [
      'facebookPost',
      { link: 'https://fb.watch/abc', description: 'Us.' },
      'answers.link',
      'link-short',
    ],
    [
      'twitterFollow',
      { link: 'https://www.linkedin.com/in/iris', description: 'Us.' },
      'answers.link',
      'link-not-twitter',
    ],
  ])('of %s with %j, at %s', async (service, answers, field, code) => {
    const { status, text } = await order('fan', service, answers);
    expect(status).toBe(422);
    expect(text).toContain(field);
    expect(text).toContain(code);
  });
});
