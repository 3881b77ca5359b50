import { late } from '#app/ui/late.ts';

/** The switch of the gate, loaded for the managers who see it and for no one else. */
export const lateGateSwitch = late(
  async () => (await import('#app/features/gate/gate-switch.tsx')).GateSwitch,
);
