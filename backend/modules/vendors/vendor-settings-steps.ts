import { callerOf } from '#backend/http/auth/caller.ts';
import { findMedia } from '#backend/modules/content/store/media.ts';
import { findVendor, type StoredVendor } from '#backend/modules/vendors/store/vendors.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { invalidParameter, refusal } from '#backend/http/wire/failure.ts';

export const longest = { name: 80, description: 5_000 } as const;

/** The store, for its vendor, administrators and the app; a refusal does not reveal whether it exists. */
export async function ownStore(call: Call): Promise<StoredVendor> {
  const id = Number(call.params[0]);
  const caller = await callerOf(call);
  const may =
    caller.kind === 'service' ||
    (caller.kind === 'person' && (caller.user.id === id || caller.user.role === 'administrator'));
  const stored = may ? await findVendor(call.services.database, id) : null;
  if (stored) return stored;
  const status = caller.kind === 'anonymous' ? 401 : 403;
  throw refusal(status, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
}

export async function logoOf(call: Call, value: unknown, vendorId: number) {
  const file = typeof value === 'number' ? await findMedia(call.services.database, value) : null;
  // A store can only use its own vendor's pictures.
  if (file?.authorId === vendorId) return { id: file.id, path: file.path };
  throw invalidParameter('gravatar', 'gravatar is no picture of this vendor.');
}
