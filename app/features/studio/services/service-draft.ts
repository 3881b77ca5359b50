import * as v from 'valibot';

import { createFormDraft } from '#app/platform/browser/form-draft.ts';
import { defaultPromisedDays, promisedDaysSchema } from '#domain/order/promise/promised-days.ts';
import type { TypedServices } from '#domain/service/own-service.ts';

const row = v.object({
  offered: v.boolean(),
  price: v.string(),
  // Drafts of earlier versions have none.
  promisedDays: v.optional(promisedDaysSchema, defaultPromisedDays),
});
const typedSchema: v.GenericSchema<unknown, TypedServices> = v.object({
  getVideo: row,
  sendMessage: row,
  sendVideo: row,
  instagramFollow: row,
  instagramLike: row,
  instagramComment: row,
  instagramStory: row,
  facebookFriend: row,
  facebookFriendPost: row,
  facebookPost: row,
  twitterFollow: row,
});

/** This tab's unsaved prices. */
export const serviceDraft = createFormDraft('astera.services', typedSchema);
