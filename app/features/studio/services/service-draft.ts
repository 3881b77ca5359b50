import * as v from 'valibot';

import { createFormDraft } from '#app/platform/browser/form-draft.ts';
import { defaultPromisedDays, promisedDaysSchema } from '#domain/order/promise/promised-days.ts';
import { defaultQuality, qualitySchema } from '#domain/service/quality-promise.ts';
import type { ServiceKind } from '#domain/service/service.ts';
import type { TypedServices } from '#domain/service/own-service.ts';

const rowOf = (kind: ServiceKind) =>
  v.object({
    offered: v.boolean(),
    price: v.string(),
    // Drafts of earlier versions have neither.
    promisedDays: v.optional(promisedDaysSchema, defaultPromisedDays),
    quality: v.optional(v.nullable(qualitySchema), defaultQuality(kind)),
  });
const typedSchema: v.GenericSchema<unknown, TypedServices> = v.object({
  getVideo: rowOf('getVideo'),
  sendMessage: rowOf('sendMessage'),
  sendVideo: rowOf('sendVideo'),
  instagramFollow: rowOf('instagramFollow'),
  instagramLike: rowOf('instagramLike'),
  instagramComment: rowOf('instagramComment'),
  instagramStory: rowOf('instagramStory'),
  facebookFriend: rowOf('facebookFriend'),
  facebookFriendPost: rowOf('facebookFriendPost'),
  facebookPost: rowOf('facebookPost'),
  twitterFollow: rowOf('twitterFollow'),
});

/** This tab's unsaved prices. */
export const serviceDraft = createFormDraft('astera.services', typedSchema);
