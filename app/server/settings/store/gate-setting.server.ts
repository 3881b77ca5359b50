import * as v from 'valibot';
import { env } from '#app/platform/settings/env.server.ts';
import { type Seller } from '#domain/site/seller.ts';
import type { Setting, SettingKind } from './settings.server.ts';

const storedGateSchema = v.object({
  isClosed: v.boolean(),
  /** As a PHC string; null if no password was ever set. */
  passwordHash: v.nullable(v.string()),
});

export const gateSetting = {
  name: 'gate',
  schema: storedGateSchema,
} as const satisfies SettingKind<typeof storedGateSchema>;

/**
 * What opens the gate: the hash of a password set by an administrator, or the operator's password in the environment.
 */
export type GateSecret =
  | { readonly kind: 'hash'; readonly hash: string }
  | { readonly kind: 'plain'; readonly password: string };

/** The current gate. A closed one has a secret. */
export interface Gate {
  readonly isClosed: boolean;
  readonly secret: GateSecret | null;
}

/** The settings that every page and mail depends on. */
export interface SiteSettings {
  readonly name: Setting<string>;
  readonly gate: Setting<Gate>;
  /** Null until an administrator says who runs the site. */
  readonly seller: Setting<Seller | null>;
}

/** The default until an administrator sets it: closed if the environment has a password. */
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
