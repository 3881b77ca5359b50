import { json } from '#backend/http/wire/answer.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { settingsView } from './vendor-settings-view.ts';
import { ownStore } from './vendor-settings-steps.ts';

/** GET wcfmmp/v1/settings/id/{id}. */
export async function vendorSettings(call: Call): Promise<Response> {
  return json(settingsView(call, await ownStore(call)), 200, { allow: 'GET' });
}
