import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The recorded WordPress in a process of its own, for journeys. */
export interface OwnWordpress {
  /** @returns the settings of a site that has it as its back end */
  readonly start: () => Promise<Readonly<Record<string, string>>>;
  readonly stop: () => void;
}

export function ownWordpress(): OwnWordpress {
  let site: ChildProcess | undefined;
  return {
    async start() {
      const child = spawn('node', ['tests/support/wordpress/wordpress-process.ts'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      site = child;
      const [origin] = await once(createInterface({ input: child.stdout }), 'line');
      return {
        BACKEND_URL: String(origin),
        BACKEND_KEY: 'ck_recorded',
        BACKEND_SECRET: 'cs_recorded',
      };
    },
    stop: () => {
      site?.kill();
    },
  };
}
