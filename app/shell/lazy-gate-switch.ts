import { lazy } from 'react';

/** The switch of the gate, loaded for the managers who see it and for nobody else. */
export const LazyGateSwitch = lazy(async () => {
  const { GateSwitch } = await import('#app/features/gate/gate-switch.tsx');
  return { default: GateSwitch };
});
