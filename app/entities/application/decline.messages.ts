import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { DeclineReason } from '#domain/application/decline.ts';

/** A reason as the team selects it. */
export const declineChoice = {
  'not-proven': msg`The links don’t prove who it is`,
  'name-of-another': msg`The name belongs to someone else`,
  'profile-unclear': msg`The profile isn’t clear or complete`,
  'not-suitable': msg`It isn’t suitable for our site`,
  other: msg`Another reason`,
} as const satisfies Record<DeclineReason, MessageDescriptor>;

/** A reason as shown to the applicant; null where only the free text is shown. */
export const declineTold = {
  'not-proven': msg`The links don’t show clearly that it’s you. Add a public profile that does.`,
  'name-of-another': msg`The name could be mistaken for someone else’s. Choose another one, or show us it’s yours.`,
  'profile-unclear': msg`Your picture, description or services aren’t clear enough yet.`,
  'not-suitable': msg`What you offer doesn’t fit the rules of our site.`,
  other: null,
} as const satisfies Record<DeclineReason, MessageDescriptor | null>;
