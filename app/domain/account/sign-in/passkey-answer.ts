import * as v from 'valibot';

/**
 * What a browser answers with when it made or showed a passkey (WebAuthn), as JSON text. Checked for its shape only.
 */

export const json = v.pipe(v.string(), v.maxLength(60_000), v.parseJson());

export const bytes = v.pipe(v.string(), v.maxLength(20_000), v.regex(/^[\w-]*={0,2}$/));

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(1_400), v.regex(/^[\w-]+={0,2}$/));

const attachment = v.exactOptional(v.picklist(['cross-platform', 'platform']));

export const shared = {
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
