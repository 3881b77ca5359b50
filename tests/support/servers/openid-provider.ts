import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';

/** Someone with an account at the provider. */
export interface ProviderPerson {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

export interface OpenidTestProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Goes the person's way at the provider without a browser. @returns the address that the provider sends back to */
  readonly walk: (address: string, as: string) => Promise<URL>;
  /** From now on its ID tokens say what it did not sign. */
  readonly beForged: () => void;
  readonly close: () => Promise<void>;
}

const clientId = 'astera-test';
const clientSecret = 'a secret with + and / in it';

function page(uid: string, people: Readonly<Record<string, ProviderPerson>>): string {
  const links = [...Object.keys(people), 'cancel']
    .map((name) => `<li><a href="/interaction/${uid}/${name}">${name}</a></li>`)
    .join('');
  return `<!doctype html><html lang="en"><title>Provider</title><link rel="icon" href="data:,"><h1>Who are you?</h1><ul>${links}</ul></html>`;
}

/**
 * A real OpenID provider (oidc-provider) on a port of its own. It demands PKCE and asks on a page who someone is.
 * @param people by the name of the link that signs them in, which is their `sub` too
 */
export async function openOpenidProvider(
  redirectUri: string,
  people: Readonly<Record<string, ProviderPerson>>,
): Promise<OpenidTestProvider> {
  // Not the name that the site is at: cookies of the two must not meet.
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['not a secret'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    pkce: { required: () => true },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people[sub] }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId,
        ...(oidc.session?.accountId ? { accountId: oidc.session.accountId } : {}),
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, , uid = '', name] = (request.url ?? '').split('/');
    if (name === undefined) {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page(uid, people));
      return;
    }
    const result =
      name === 'cancel'
        ? { error: 'access_denied', error_description: 'changed my mind' }
        : { login: { accountId: name } };
    await provider.interactionFinished(request, response, result);
  }

  let isForged = false;
  /** Changes a letter within the signature of an ID token on its way out. */
  function forge(response: ServerResponse): void {
    const end = response.end.bind(response);
    response.end = ((body: unknown) => {
      const text = String(body);
      const changed = text.replace(
        /("id_token":"[\w-]+\.[\w-]+\.[\w-]{40})(.)/,
        (_, before: string, letter: string) => before + (letter === 'A' ? 'B' : 'A'),
      );
      return end(changed);
    }) as ServerResponse['end'];
  }

  server.on('request', (request, response) => {
    if (isForged && request.url === '/token') forge(response);
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    interact(request, response).catch((error: unknown) => response.writeHead(500).end(`${error}`));
  });

  async function walk(address: string, as: string): Promise<URL> {
    const cookies = new Map<string, string>();
    let next = new URL(address);
    while (!next.href.startsWith(redirectUri)) {
      if (/^\/interaction\/[^/]+$/.test(next.pathname)) next.pathname += `/${as}`;
      const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
      const reply = await fetch(next, { redirect: 'manual', headers: { cookie } });
      for (const one of reply.headers.getSetCookie()) {
        const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
        cookies.set(key, value);
      }
      const location = reply.headers.get('location');
      if (location === null) throw new Error(`${reply.status} ${await reply.text()}`);
      next = new URL(location, next);
    }
    return next;
  }

  return {
    issuer,
    clientId,
    clientSecret,
    walk,
    beForged: () => {
      isForged = true;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
