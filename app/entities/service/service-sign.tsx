import { Clapperboard, MessageCircle, Video, type LucideIcon } from 'lucide-react';

import type { ServiceKind } from '#domain/service/service.ts';

import { NetworkMark } from './network-mark.tsx';
import { serviceSign } from './service-picker.recipe.ts';

const signs: Partial<Record<ServiceKind, LucideIcon>> = {
  getVideo: Video,
  sendMessage: MessageCircle,
  sendVideo: Clapperboard,
};

/** The sign of a service on its tile: of what is done, or of the network where. */
export function ServiceSign({ kind, size }: { kind: ServiceKind; size?: 'small' }) {
  const Sign = signs[kind];
  return (
    <span className={serviceSign({ size })}>
      {Sign ? (
        <Sign aria-hidden size={size === 'small' ? 20 : 24} strokeWidth={1.75} />
      ) : (
        <NetworkMark kind={kind} />
      )}
    </span>
  );
}
