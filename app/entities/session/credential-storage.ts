import * as v from 'valibot';

import type { Credential, StoredCredential } from '#app/machines/credential.ts';
import { roles } from '#domain/account/role.ts';
import { tokenConstant } from '#domain/account/sign-in/token-constant.ts';
import type { User } from '#domain/account/user.ts';

import { credentialKeys as keys } from './credential-keys.ts';

/** Where one of the two charts stores its starting state. Nothing stored here is secret. */
export interface CredentialStorage {
  readonly read: () => StoredCredential;
  readonly write: (credential: Credential | null, user: User | null) => void;
  readonly clear: () => void;
}

const userSchema = v.object({
  id: v.number(),
  role: v.picklist(roles),
  name: v.string(),
  picture: v.nullable(v.string()),
});
/** `exp` in seconds since the epoch, as in the claims of a token. */
const detailsSchema = v.object({ user_id: v.number(), exp: v.number() });
const videoSchema = v.object({ access_token: v.string(), exp: v.number() });

function parsed<T>(schema: v.GenericSchema<unknown, T>, text: string | null): T | null {
  try {
    return v.parse(schema, JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

/** Without storage, or when it is full, the window behaves as if nothing were stored. */
function ifPossible(change: () => void): void {
  try {
    change();
  } catch {
    // Nothing is stored, so the next visit starts from the cookie alone.
  }
}

const seconds = (credential: Credential) => Math.floor(credential.expiresAt / 1000);

/** User details, token details and the token constant, each under its own key. */
export function signInStorage(storage: Storage): CredentialStorage {
  const clear = () =>
    ifPossible(() => {
      for (const key of [keys.token, keys.details, keys.user]) storage.removeItem(key);
    });
  return {
    read: () => {
      const details = parsed(detailsSchema, storage.getItem(keys.details));
      const token = storage.getItem(keys.token);
      return {
        user: parsed(userSchema, storage.getItem(keys.user)),
        credential:
          details && token
            ? { token, expiresAt: details.exp * 1000, userId: details.user_id }
            : null,
      };
    },
    write: (credential, user) => {
      if (credential?.userId == null) return clear();
      const details = { user_id: credential.userId, exp: seconds(credential) };
      ifPossible(() => {
        if (user) storage.setItem(keys.user, JSON.stringify(user));
        storage.setItem(keys.details, JSON.stringify(details));
        storage.setItem(keys.token, tokenConstant);
      });
    },
    clear,
  };
}

export function videoStorage(storage: Storage): CredentialStorage {
  const clear = () => ifPossible(() => storage.removeItem(keys.video));
  return {
    read: () => {
      const kept = parsed(videoSchema, storage.getItem(keys.video));
      return {
        user: null,
        credential: kept && {
          token: kept.access_token,
          expiresAt: kept.exp * 1000,
          userId: null,
        },
      };
    },
    write: (credential) => {
      if (!credential) return clear();
      const kept = { access_token: tokenConstant, exp: seconds(credential) };
      ifPossible(() => storage.setItem(keys.video, JSON.stringify(kept)));
    },
    clear,
  };
}
