import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { PromptKey } from '#domain/request/prompts.ts';

/** The questions as they are shown, and as they are put into the text. */
export const promptText = {
  bond: msg`How do you know each other?`,
  laugh: msg`What makes them laugh?`,
  thisYear: msg`Name one thing they did this year.`,
  favourite: msg`What do they love most: a song, a film, a match?`,
  couple: msg`What are they like together?`,
  howTheyMet: msg`How did they meet?`,
  years: msg`How many years is it?`,
  achieved: msg`What did they achieve, and what did it take?`,
  proud: msg`What makes you proud of them?`,
  ahead: msg`What’s ahead of them, and when?`,
  strength: msg`What do you know they can do?`,
  lookForward: msg`What do they look forward to?`,
  cheer: msg`What always cheers them up?`,
  quirk: msg`What habit do you all tease them about?`,
  offLimits: msg`What should stay out of it?`,
  makeTheirDay: msg`What would make their day?`,
  myReason: msg`What’s the reason?`,
  myYear: msg`Name one thing you did this year.`,
  myFavourite: msg`What do you love most: a song, a film, a match?`,
} as const satisfies Record<PromptKey, MessageDescriptor>;
