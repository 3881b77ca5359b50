import { late } from '#app/ui/late.ts';

/** For the number of a failed request: hardly anyone ever needs it. */
export const lateCopyButton = late(
  async () => (await import('#app/ui/copy-button.tsx')).CopyButton,
);
