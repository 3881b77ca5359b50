import type { Audience } from './endpoint-types.ts';

/** Descriptions of the audiences. */
export const audienceWords: Readonly<Record<Audience, string>> = {
  everyone: 'Open to everyone.',
  person: 'For everyone who is signed in.',
  shop: 'For managers and administrators, and for consumer keys.',
  'shop and vendors': 'For managers, administrators and consumer keys; vendors see their own.',
  administrator: 'For administrators, and for the app with its service credential.',
  app: 'For the app itself, with its service credential.',
};
