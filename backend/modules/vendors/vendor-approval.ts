import {
  maxListedNames,
  namesAfterParameter,
  type WireVendorStanding,
} from '#backend/contract/vendor-approval.ts';
import { callerOf, notAllowed } from '#backend/http/auth/caller.ts';
import { listedNames, setApproved } from '#backend/modules/vendors/store/vendor-approval.ts';
import { findVendor } from '#backend/modules/vendors/store/vendors.ts';
import { json } from '#backend/http/wire/answer.ts';
import { type Call, languageOf, wholeNumber } from '#backend/http/wire/call.ts';
import { readBody } from '#backend/http/wire/read-body.ts';
import { invalidParameter, refusal } from '#backend/http/wire/failure.ts';
import { vendorView } from './vendor-view.ts';

/** Only the app, which has checked its own rules. */
async function requireService(call: Call, action: 'view' | 'edit' | 'list'): Promise<void> {
  const caller = await callerOf(call);
  if (caller.kind !== 'service') throw notAllowed(caller, action);
}

const noStore = () => refusal(404, 'astera_no_such_store', 'There is no such store.');

/** GET astera/v1/vendors/{id}/approval: whether a store is approved, and the store as fans would see it. */
export async function vendorApproval(call: Call): Promise<Response> {
  await requireService(call, 'view');
  const id = Number(call.params[0]);
  const stored = await findVendor(call.services.database, id);
  if (!stored) throw noStore();
  const answer: WireVendorStanding = {
    ...{ id, is_approved: !stored.vendor.pending },
    store: vendorView(stored, languageOf(call.url)),
  };
  return json(answer);
}

/** POST astera/v1/vendors/{id}/approval: approves a store or withdraws the approval. Idempotent. */
export async function vendorApprovalChange(call: Call): Promise<Response> {
  await requireService(call, 'edit');
  const id = Number(call.params[0]);
  const { is_approved } = await readBody(call.request);
  if (typeof is_approved !== 'boolean') {
    throw invalidParameter('is_approved', 'is_approved is not of type boolean.');
  }
  if (!(await setApproved(call.services.database, id, is_approved))) throw noStore();
  return json({ id, is_approved });
}

/** GET astera/v1/vendors/names: names of open stores, sorted by id. */
export async function vendorNames(call: Call): Promise<Response> {
  await requireService(call, 'list');
  const after = wholeNumber(call.url, namesAfterParameter) ?? 0;
  return json(await listedNames(call.services.database, { after, limit: maxListedNames }));
}
