import { callerOf, notAllowed } from '#backend/http/auth/caller.ts';
import { confirmVendor } from '#backend/modules/people/store/confirm-vendor.ts';
import { json } from '#backend/http/wire/answer.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { refusal } from '#backend/http/wire/failure.ts';

/** Only the app, which verifies the code that it sent. */
export async function requireService(call: Call): Promise<void> {
  const caller = await callerOf(call);
  if (caller.kind !== 'service') throw notAllowed(caller, 'create');
}

/** POST astera/v1/vendors/{id}/confirm: the account's e-mail address has been verified. */
export async function vendorConfirm(call: Call): Promise<Response> {
  await requireService(call);
  const id = Number(call.params[0]);
  if (!(await confirmVendor(call.services.database, id))) {
    throw refusal(404, 'astera_no_such_registration', 'There is no such registration.');
  }
  return json({ id });
}
