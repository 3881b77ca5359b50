import { Trans } from '@lingui/react/macro';
import { DoorClosed, DoorOpen } from 'lucide-react';

import { switchGateBypass } from './gate-bypass.ts';

/** Sets or clears the bypass of a manager's browser and loads the page again (spec §4). */
export function GateSwitch({ opens, className }: { opens: boolean; className: string }) {
  const Icon = opens ? DoorOpen : DoorClosed;
  return (
    <button
      type="button"
      className={className}
      onClick={async () => {
        if (await switchGateBypass(opens)) window.location.reload();
      }}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      {opens ? <Trans>Open the site for me</Trans> : <Trans>Close the site for me</Trans>}
    </button>
  );
}
