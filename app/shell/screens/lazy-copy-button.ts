import { lazyModule } from '#app/platform/page/lazy.ts';

/** For the number of a failed request; rarely needed. */
export const lazyCopyButton = lazyModule(
  async () => (await import('#app/ui/copy-button.tsx')).CopyButton,
);
