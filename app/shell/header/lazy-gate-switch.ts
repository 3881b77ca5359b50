import { lazyModule } from '#app/platform/page/lazy.ts';

/** The gate switch, loaded only for the managers who see it. */
export const lazyGateSwitch = lazyModule(
  async () => (await import('#app/features/gate/gate-switch.tsx')).GateSwitch,
);
