import { Trans } from '@lingui/react/macro';
import { DoorClosed, DoorOpen } from 'lucide-react';

import { switchGateBypass } from './gate-bypass.ts';

/**
 * Sets or clears the bypass in a manager's browser and reloads the page (spec §4).
 * @param destination loaded instead of the current page, when that is the password page itself
 */
export function GateSwitch(props: { opens: boolean; destination?: string; className: string }) {
  const { opens, destination } = props;
  const Icon = opens ? DoorOpen : DoorClosed;
  return (
    <button
      type="button"
      className={props.className}
      onClick={async () => {
        if (!(await switchGateBypass(opens))) return;
        if (destination === undefined) window.location.reload();
        else window.location.replace(destination);
      }}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      {opens ? <Trans>Open the site for me</Trans> : <Trans>Close the site for me</Trans>}
    </button>
  );
}
