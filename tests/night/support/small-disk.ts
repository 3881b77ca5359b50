import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, open, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);
const blockBytes = 64 * 1024;

/** A disk of its own, small enough to be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Writes until nothing more fits. */
  readonly fill: () => Promise<void>;
  readonly free: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

export const lacksSmallDisk = () =>
  process.platform === 'linux' && process.getuid?.() === 0
    ? null
    : 'root on Linux, for a disk in memory';

export async function openSmallDisk(folder: string, mebibytes: number): Promise<SmallDisk> {
  await mkdir(folder, { recursive: true });
  await exec('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder]);
  const filler = join(folder, 'filler');
  return {
    folder,
    async fill() {
      const file = await open(filler, 'w');
      try {
        for (const size of [blockBytes, 1]) {
          const block = Buffer.alloc(size);
          for (;;) await file.write(block);
        }
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      } finally {
        await file.close();
      }
    },
    free: () => rm(filler, { force: true }),
    async remove() {
      await exec('umount', ['-l', folder]);
    },
  };
}

const programs = '/usr/lib/postgresql';

/** Where PostgreSQL's own programs are, or null. */
export async function postgresPrograms(): Promise<string | null> {
  if (!existsSync(programs)) return null;
  const [version] = (await readdir(programs)).toSorted().toReversed();
  return version === undefined ? null : join(programs, version, 'bin');
}

/** A PostgreSQL of its own on a disk of its own. */
export interface OwnPostgres {
  readonly url: string;
  readonly isUp: () => Promise<boolean>;
  /** Starts it where it has given up. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function openOwnPostgres(disk: string, port: number): Promise<OwnPostgres> {
  const bin = await postgresPrograms();
  if (bin === null) throw new Error('there is no PostgreSQL here');
  const data = join(disk, 'postgres');
  await mkdir(data);
  await exec('chown', ['postgres', disk, data]);
  // It has to get there: a temporary folder is its owner's alone.
  await chmod(dirname(disk), 0o711);
  const as = (program: string, ...args: string[]) =>
    exec('runuser', ['-u', 'postgres', '--', join(bin, program), ...args], { cwd: '/' });
  await as('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '--wal-segsize=1');
  const options = `-p ${port} -k ${disk} -c listen_addresses=127.0.0.1 -c max_wal_size=16MB -c min_wal_size=2MB`;
  const isUp = () =>
    as('pg_isready', '-h', '127.0.0.1', '-p', String(port)).then(
      () => true,
      () => false,
    );
  const start = async () => {
    await as('pg_ctl', '-D', data, '-o', options, '-l', '/dev/null', '-w', 'start');
  };
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    ...{ isUp, start },
    async stop() {
      await as('pg_ctl', '-D', data, '-m', 'immediate', 'stop').catch(() => null);
    },
  };
}
