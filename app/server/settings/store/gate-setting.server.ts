import * as v from 'valibot';
import { env } from '#app/platform/settings/env.server.ts';
import { type Seller } from '#domain/site/seller.ts';
import type { Setting, SettingKind } from './settings.server.ts';

const storedGateSchema = v.object({
  isClosed: v.boolean(),
  /** As a PHC string; null while there never was a password. */
  passwordHash: v.nullable(v.string()),
});

export const gateSetting = {
  name: 'gate',
  schema: storedGateSchema,
} as const satisfies SettingKind<typeof storedGateSchema>;

/** What opens the gate: a hash that an administrator's password made, or the operator's own word in the environment. */
export type GateSecret =
  | { readonly kind: 'hash'; readonly hash: string }
  | { readonly kind: 'plain'; readonly password: string };

/** The gate as it stands. A closed one has a secret. */
export interface Gate {
  readonly isClosed: boolean;
  readonly secret: GateSecret | null;
}

/** What every page and mail goes by. */
export interface SiteSettings {
  readonly name: Setting<string>;
  readonly gate: Setting<Gate>;
  /** Null until an administrator says who runs the site. */
  readonly seller: Setting<Seller | null>;
}

/** Until an administrator sets it: closed where the environment has a password. */
export function firstGate(): Gate {
  const password = env.GATE_PASSWORD;
  return password === undefined
    ? { isClosed: false, secret: null }
    : { isClosed: true, secret: { kind: 'plain', password } };
}

export function gateOf({
  isClosed,
  passwordHash: hash,
}: v.InferOutput<typeof storedGateSchema>): Gate {
  return hash === null
    ? { isClosed: false, secret: null }
    : { isClosed, secret: { kind: 'hash', hash } };
}
