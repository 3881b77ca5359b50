import { late } from '#app/ui/late.ts';

/** For the number of a failed request: hardly anybody ever needs it. */
export const lateCopyButton = late(
  async () => (await import('#app/ui/copy-button.tsx')).CopyButton,
);
