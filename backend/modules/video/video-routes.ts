import { VideoRefusal } from './video-problem.ts';
import type { VideoCall } from './video-request.ts';

export type VideoEndpoint = (call: VideoCall) => Promise<Response>;

export interface VideoRoute {
  /** Such as `/videos/{}/source`: each `{}` stands for one name. */
  readonly path: string;
  /** True if it requires no authentication. */
  readonly isOpen?: boolean;
  readonly methods: Readonly<Record<string, VideoEndpoint>>;
}

interface FoundRoute {
  readonly route: VideoRoute;
  readonly names: readonly string[];
}

/** The route of a path with its parameters, or null. */
export function findRoute(routes: readonly VideoRoute[], path: string): FoundRoute | null {
  const parts = path.split('/');
  for (const route of routes) {
    const wanted = route.path.split('/');
    if (
      wanted.length === parts.length &&
      wanted.every((part, index) => part === '{}' || part === parts[index])
    ) {
      return { route, names: parts.filter((_, index) => wanted[index] === '{}') };
    }
  }
  return null;
}

/** @throws VideoRefusal 405 */
export function endpointFor({ methods }: VideoRoute, method: string): VideoEndpoint {
  const name = method === 'HEAD' && !Object.hasOwn(methods, 'HEAD') ? 'GET' : method;
  const endpoint = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (!endpoint) throw new VideoRefusal('method-not-allowed');
  return endpoint;
}
