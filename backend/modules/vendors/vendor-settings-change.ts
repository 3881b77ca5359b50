import { changeStore } from '#backend/modules/people/store/change-store.ts';
import { renameGoods } from '#backend/modules/vendors/store/renamed-vendors.ts';
import { json, unlessChanged } from '#backend/http/wire/answer.ts';
import { type Call, languageOf } from '#backend/http/wire/call.ts';
import { readBody } from '#backend/http/wire/read-body.ts';
import { limitedLine, limitedText } from '#backend/modules/people/customer-input.ts';
import { invalidParameter } from '#backend/http/wire/failure.ts';
import { isSame } from '#backend/http/wire/field-rules.ts';
import { requireKept } from '#backend/http/wire/storable-fields.ts';
import { vendorFields } from './vendor-fields.ts';
import { settingsView } from './vendor-settings-view.ts';
import { longest, ownStore, logoOf } from './vendor-settings-steps.ts';
import { requireOwnName } from './require-own-name.ts';

/** PATCH wcfmmp/v1/settings/id/{id}: changes the own store's name, description and logo; our extension (ADR 0017). */
export async function vendorSettingsChange(call: Call): Promise<Response> {
  const before = await ownStore(call);
  const { user } = before;
  const body = await readBody(call.request);
  requireKept(vendorFields, body, settingsView(call, before));
  const shopName = limitedLine(body, 'store_name', longest.name);
  if (shopName === '') throw invalidParameter('store_name', 'store_name cannot be empty.');
  if (shopName !== undefined) await requireOwnName(call, before, shopName);
  const text = limitedText(body, 'shop_description', longest.description);
  const isChanged = await changeStore(call.services.database, user.id, {
    ...(shopName !== undefined && { shopName }),
    ...(text !== undefined && { description: { locale: languageOf(call.url), text } }),
    ...(!isSame(body['gravatar'] ?? user.pictureId ?? 0, user.pictureId ?? 0) && {
      logo: await logoOf(call, body['gravatar'], user.id),
    }),
  });
  if (isChanged && shopName !== undefined) {
    call.services.afterwards((isStopped) => renameGoods(call.services.database, isStopped));
  }
  return json(settingsView(call, await ownStore(call)), 200, {
    allow: 'GET, PATCH',
    ...unlessChanged(isChanged),
  });
}
