import * as v from 'valibot';
import { json, shared, bytes } from './passkey-answer.ts';

const transport = v.picklist(['ble', 'hybrid', 'internal', 'nfc', 'usb']);

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
          // Transports that future browsers may add are dropped.
          v.transform((names) => names.filter((name) => v.is(transport, name))),
          v.array(transport),
        ),
      ),
    }),
  }),
);
