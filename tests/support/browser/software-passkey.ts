import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

import * as v from 'valibot';

const optionsSchema = v.looseObject({
  challenge: v.string(),
  rpId: v.optional(v.string()),
  rp: v.optional(v.looseObject({ id: v.string() })),
  user: v.optional(v.looseObject({ id: v.string() })),
});

/** What an attacker, or a device that is not as it should be, does otherwise. */
export interface PasskeyTricks {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  /** Whether the person was verified; true by itself. */
  readonly verified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string | null;
  /** Signs something else than it says. */
  readonly spoils?: boolean;
}

/** A passkey as a device has it (WebAuthn, ES256, no attestation), answering what a server asks for. */
export interface SoftwarePasskey {
  readonly id: string;
  /** @param options of the server, as JSON @returns a browser's answer, as JSON */
  readonly make: (options: string, tricks?: PasskeyTricks) => string;
  readonly show: (options: string, tricks?: PasskeyTricks) => string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const counterOf = (count: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(count);
  return bytes;
};
const lengthOf = (bytes: Buffer) => Buffer.from([bytes.length >> 8, bytes.length & 255]);
const text = (word: string) =>
  Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);

/** @param siteOrigin of the pages on which it is used */
export function softwarePasskey(siteOrigin = 'http://localhost:3000'): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let handle = '';
  let count = 0;

  function begun(json: string, type: string, tricks: PasskeyTricks) {
    const options = v.parse(optionsSchema, JSON.parse(json));
    const rpId = tricks.rpId ?? options.rp?.id ?? options.rpId ?? '';
    const clientData = Buffer.from(
      JSON.stringify({
        type: tricks.type ?? type,
        challenge: tricks.challenge ?? options.challenge,
        origin: tricks.origin ?? siteOrigin,
        crossOrigin: false,
      }),
    );
    const flags = tricks.verified === false ? 0x01 : 0x05;
    return { options, clientData, rpIdHash: sha256(rpId), flags };
  }
  const answered = (response: object) =>
    JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });

  return {
    id,
    make(json, tricks = {}) {
      const { options, clientData, rpIdHash, flags } = begun(json, 'webauthn.create', tricks);
      handle = options.user?.id ?? '';
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coordinate = (value: string) =>
        Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(value, 'base64url')]);
      const key = Buffer.concat([
        // A map of five: kty 2 (EC2), alg -7 (ES256), crv 1 (P-256), x, y.
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        coordinate(x),
        Buffer.from([0x22]),
        coordinate(y),
      ]);
      const authData = Buffer.concat([
        rpIdHash,
        Buffer.from([flags | 0x40]),
        counterOf(count),
        Buffer.alloc(16),
        lengthOf(credentialId),
        credentialId,
        key,
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        Buffer.from([0x59]),
        lengthOf(authData),
        authData,
      ]);
      return answered({
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    show(json, tricks = {}) {
      const { clientData, rpIdHash, flags } = begun(json, 'webauthn.get', tricks);
      count = tricks.counter ?? count + 1;
      const authData = Buffer.concat([rpIdHash, Buffer.from([flags]), counterOf(count)]);
      const signed = Buffer.concat([authData, sha256(tricks.spoils ? 'else' : clientData)]);
      const { userHandle = handle } = tricks;
      return answered({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        ...(userHandle === null ? {} : { userHandle }),
      });
    },
  };
}
