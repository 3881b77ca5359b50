import { lazyModule } from '#app/ui/lazy.ts';

/** The gate switch, loaded only for the managers who see it. */
export const lazyGateSwitch = lazyModule(
  async () => (await import('#app/features/gate/gate-switch.tsx')).GateSwitch,
);
