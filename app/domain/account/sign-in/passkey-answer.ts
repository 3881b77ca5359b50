import * as v from 'valibot';

/**
 * What a browser answers with when it made or showed a passkey (WebAuthn), as JSON text. Checked for its shape only.
 */

const json = v.pipe(v.string(), v.maxLength(60_000), v.parseJson());

const bytes = v.pipe(v.string(), v.maxLength(20_000), v.regex(/^[\w-]*={0,2}$/));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(1_400), v.regex(/^[\w-]+={0,2}$/));
const attachment = v.exactOptional(v.picklist(['cross-platform', 'platform']));
const transport = v.picklist(['ble', 'hybrid', 'internal', 'nfc', 'usb']);

const shared = {
  id,
  rawId: id,
  type: v.literal('public-key'),
  authenticatorAttachment: attachment,
  /** Of no use to us: none was asked for. */
  clientExtensionResults: v.pipe(
    v.unknown(),
    v.transform(() => ({})),
  ),
};

export const newPasskeySchema = v.pipe(
  json,
  v.object({
    ...shared,
    response: v.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: v.exactOptional(
        v.pipe(
          v.array(v.pipe(v.string(), v.maxLength(40))),
          v.maxLength(20),
          // What a browser of tomorrow calls a new way is left out.
          v.transform((names) => names.filter((name) => v.is(transport, name))),
          v.array(transport),
        ),
      ),
    }),
  }),
);

export const shownPasskeySchema = v.pipe(
  json,
  v.object({
    ...shared,
    response: v.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: v.exactOptional(bytes),
    }),
  }),
);
