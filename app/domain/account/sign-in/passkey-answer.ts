import * as v from 'valibot';

/** A browser's response after creating or using a passkey (WebAuthn), as JSON text. Only its shape is checked. */

export const json = v.pipe(v.string(), v.maxLength(60_000), v.parseJson());

export const bytes = v.pipe(v.string(), v.maxLength(20_000), v.regex(/^[\w-]*={0,2}$/));

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(1_400), v.regex(/^[\w-]+={0,2}$/));

const attachment = v.exactOptional(v.picklist(['cross-platform', 'platform']));

export const shared = {
  id,
  rawId: id,
  type: v.literal('public-key'),
  authenticatorAttachment: attachment,
  /** Not used: we request no extensions. */
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
