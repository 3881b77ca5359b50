import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { cardGatewayOf } from '#app/server/backend/payments/card-gateway.server.ts';
import { createStripeGateway } from '#app/server/backend/payments/stripe.server.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly key: string;
  readonly authorization: string;
  readonly fields: URLSearchParams;
}
interface Intent {
  id: string;
  status: string;
  amount: number;
  client_secret: string;
  metadata: Record<string, string>;
}

/**
 * A stand-in of Stripe's API, which answers as its documentation says: payment intents that are confirmed by hand and
 * captured later, one answer for one idempotency key, declined cards as 402 with a `card_error`.
 */
function createStandIn() {
  const calls: Call[] = [];
  const intents = new Map<string, Intent>();
  const answered = new Map<string, { status: number; body: unknown }>();
  const trouble: ('503' | 'silence')[] = [];

  function refused(code: string, intent?: Intent) {
    const type = code === 'card_declined' ? 'card_error' : 'invalid_request_error';
    return {
      status: type === 'card_error' ? 402 : 400,
      body: { error: { type, code, message: 'no', payment_intent: intent } },
    };
  }

  function answer({ method, path, fields }: Call): { status: number; body: unknown } {
    const [, , , id, verb] = path.split('/');
    if (method === 'POST' && id === undefined) {
      const method = fields.get('payment_method') ?? '';
      if (method === 'pm_card_chargeDeclined') return refused('card_declined');
      const intent: Intent = {
        id: `pi_${intents.size + 1}`,
        status:
          method === 'pm_card_authenticationRequired' ? 'requires_action' : 'requires_capture',
        amount: Number(fields.get('amount')),
        client_secret: `pi_${intents.size + 1}_secret_x`,
        metadata: { checkout: fields.get('metadata[checkout]') ?? '' },
      };
      intents.set(intent.id, intent);
      return { status: 200, body: { ...intent } };
    }
    const intent = intents.get(id ?? '');
    if (!intent) return refused('resource_missing');
    if (verb === 'confirm') intent.status = 'requires_capture';
    if (verb === 'cancel') intent.status = 'canceled';
    if (verb === 'capture') {
      if (intent.status !== 'requires_capture') {
        return refused('payment_intent_unexpected_state', intent);
      }
      intent.status = 'succeeded';
    }
    return { status: 200, body: { ...intent } };
  }

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const call: Call = {
        method: request.method ?? '',
        path: request.url ?? '',
        key: String(request.headers['idempotency-key'] ?? ''),
        authorization: request.headers.authorization ?? '',
        fields: new URLSearchParams(body),
      };
      calls.push(call);
      const bad = trouble.shift();
      if (bad === 'silence') return;
      if (bad === '503') {
        response.writeHead(503, { 'content-type': 'application/json' });
        response.end('{"error":{"type":"api_error"}}');
        return;
      }
      const known = call.key === '' ? undefined : answered.get(call.key);
      const result = known ?? answer(call);
      if (call.key !== '' && result.status < 500) answered.set(call.key, result);
      response.writeHead(result.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(result.body));
    });
  });
  return { server, calls, intents, trouble };
}

describe('Stripe', () => {
  const standIn = createStandIn();
  const server: Server = standIn.server;
  let gateway: ReturnType<typeof createStripeGateway>;
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    const baseURL = `http://127.0.0.1:${port}`;
    gateway = createStripeGateway({ secretKey: 'sk_test_abc', baseURL, timeoutMs: 500 });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    standIn.calls.length = 0;
  });

  const pay = (token: string, key: string, amount = 8550) =>
    gateway.authorise({ token, amount, key });

  it('sets an amount aside and takes it later', async () => {
    const id = await pay('pm_card_visa', 'a');
    expect(standIn.intents.get(id)).toMatchObject({ status: 'requires_capture', amount: 8550 });
    const [call] = standIn.calls;
    expect(call?.authorization).toBe('Bearer sk_test_abc');
    expect(Object.fromEntries(call?.fields ?? [])).toEqual({
      amount: '8550',
      currency: 'eur',
      payment_method: 'pm_card_visa',
      'payment_method_types[]': 'card',
      capture_method: 'manual',
      confirmation_method: 'manual',
      confirm: 'true',
      'metadata[checkout]': 'a',
    });
    await gateway.capture(id);
    await gateway.capture(id);
    expect(standIn.intents.get(id)?.status).toBe('succeeded');
  });

  it('makes one payment of a checkout that is sent many times', async () => {
    const before = standIn.intents.size;
    const ids = [await pay('pm_card_visa', 'b'), await pay('pm_card_visa', 'b')];
    expect(new Set(ids).size).toBe(1);
    expect(standIn.intents.size).toBe(before + 1);
    expect(new Set(standIn.calls.map(({ key }) => key)).size).toBe(1);
  });

  it('tells a declined card, after which another one pays the same checkout', async () => {
    const declined = pay('pm_card_chargeDeclined', 'c');
    await expect(declined).rejects.toMatchObject({ code: 'card_declined' });
    expect(await pay('pm_card_visa', 'c')).toMatch(/^pi_/);
  });

  it('hands over what the card’s bank wants to ask, and goes on with the same payment', async () => {
    const asked = pay('pm_card_authenticationRequired', 'd').catch((error: unknown) => error);
    const { code, fields } = (await asked) as { code: string; fields: Record<string, string> };
    expect([code, fields.secret]).toEqual(['card_asks', `${fields.transaction}_secret_x`]);
    const id = fields.transaction ?? '';
    const intent = standIn.intents.get(id);
    if (intent) intent.status = 'requires_confirmation';
    await expect(pay(id, 'another checkout')).rejects.toMatchObject({ code: 'card_declined' });
    await expect(pay(id, 'd', 1)).rejects.toMatchObject({ code: 'card_declined' });
    expect(await pay(id, 'd')).toBe(id);
  });

  it('tries again with the same key when Stripe is away for a moment', async () => {
    standIn.trouble.push('503', 'silence');
    const before = standIn.intents.size;
    expect(await pay('pm_card_visa', 'e')).toMatch(/^pi_/);
    expect(standIn.intents.size).toBe(before + 1);
    expect(new Set(standIn.calls.map(({ key }) => key)).size).toBe(1);
  });

  it('gives up after a while, and names neither key nor token', async () => {
    standIn.trouble.push('silence', 'silence', 'silence');
    const given = await pay('pm_card_visa', 'f').catch((error: unknown) => error);
    expect(given).toMatchObject({ code: expect.stringMatching(/^backend_/) });
    expect(JSON.stringify(given, Object.getOwnPropertyNames(given))).not.toMatch(/sk_test|pm_card/);
  });

  it('lets go of what was set aside', async () => {
    const id = await pay('pm_card_visa', 'g');
    await gateway.release(id);
    expect(standIn.intents.get(id)?.status).toBe('canceled');
  });
});

describe('which cards are taken', () => {
  const STRIPE_API_URL = 'https://api.stripe.com';
  const STRIPE = { publishableKey: 'pk_live_1', secretKey: 'sk_live_1' };
  it('is none without keys outside the demo world', () => {
    expect(cardGatewayOf({ STRIPE: undefined, STRIPE_API_URL }, false)).toBeNull();
  });
  it('is test cards in the demo world, and Stripe’s wherever there are keys', () => {
    expect(cardGatewayOf({ STRIPE: undefined, STRIPE_API_URL }, true)?.offer).toEqual({
      kind: 'test',
    });
    for (const isDemo of [true, false]) {
      const offer = cardGatewayOf({ STRIPE, STRIPE_API_URL }, isDemo)?.offer;
      expect(offer).toEqual({ kind: 'stripe', publishableKey: 'pk_live_1' });
    }
  });
});
