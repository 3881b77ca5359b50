import { lazyModule } from '#app/ui/lazy.ts';

/** The switch of the gate, loaded for the managers who see it and for no one else. */
export const lazyGateSwitch = lazyModule(
  async () => (await import('#app/features/gate/gate-switch.tsx')).GateSwitch,
);
