import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Requirement } from '#domain/application/application.ts';

/** The requirements for listing a store. */
export const requirementName = {
  name: msg`The name fans know you by`,
  picture: msg`A picture of you`,
  description: msg`A description`,
  service: msg`At least one service with a price`,
  links: msg`Links that show it’s you`,
} as const satisfies Record<Requirement, MessageDescriptor>;

/** Validation errors. */
export const applicationSentences = {
  'no-web-address': msg`Each line must be the address of a public page, e.g. https://example.com/you`,
  'too-many-links': msg`You can add up to five links`,
} as const;
