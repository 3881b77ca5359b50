import { Clapperboard, MessageCircle, Video, type LucideIcon } from 'lucide-react';

import type { ServiceKind } from '#domain/service/service.ts';

import { NetworkMark } from './network-mark.tsx';
import { serviceSign } from './service-picker.recipe.ts';

const signs: Partial<Record<ServiceKind, LucideIcon>> = {
  getVideo: Video,
  sendMessage: MessageCircle,
  sendVideo: Clapperboard,
};

/** A service's icon on its tile: the activity, or the network it takes place on. */
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
