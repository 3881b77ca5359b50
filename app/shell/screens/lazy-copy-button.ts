import { lazyModule } from '#app/ui/lazy.ts';

/** For the number of a failed request: hardly anyone ever needs it. */
export const lazyCopyButton = lazyModule(
  async () => (await import('#app/ui/copy-button.tsx')).CopyButton,
);
