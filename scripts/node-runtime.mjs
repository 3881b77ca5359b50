import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** What the scripts share: the right Node, one way to run a command, and installing once. */

export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const bin = join(root, 'node_modules', '.bin');
/** The first with `argon2` in `node:crypto`, which the back end keeps passwords by. */
const needed = [24, 7];

/** Whether a version as `node --version` writes it is one that Astera runs on. */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  return major > needed[0] || (major === needed[0] && minor >= needed[1]);
}

/** The environment in which the project's own Node stands first on the path. */
export function projectEnv(extra = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, ...extra };
}

/** Runs a command to its end and stops this script with its exit code when it fails. */
export function run(command, args, env = {}) {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: projectEnv(env) });
  if (done.error) console.error(`${command}: ${done.error.message}`);
  if (done.status !== 0) process.exit(done.status ?? 1);
}

/** Runs commands at the same time; what each wrote is shown when it has ended. Stops this script when one fails. */
export async function runTogether(commands) {
  const ends = commands.map(async ([command, args]) => {
    const child = start(command, args, {}, 'pipe');
    const parts = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => parts.push(part));
    const [code] = await once(child, 'close');
    process.stdout.write(Buffer.concat(parts));
    return code;
  });
  const failed = (await Promise.all(ends)).find((code) => code !== 0);
  if (failed !== undefined) process.exit(failed ?? 1);
}

/** Starts a command that goes on. */
export function start(command, args, env = {}, stdio = 'inherit') {
  return spawn(command, args, { cwd: root, stdio, env: projectEnv(env) });
}

/** Installs what only long runs need: other projects' test runners, Lighthouse, Stryker. */
export function installTools() {
  installPackages(join('tests', 'tools'));
  // Apart: its Babel is not the one that Jest has.
  installPackages(join('tests', 'mutants'));
}

/** Installs what the benchmark measures beside the site. */
export function installPeers() {
  installPackages(join('tests', 'load', 'next-peer'));
}

function installPackages(folder) {
  installIn(folder, digest(join(folder, 'package-lock.json'), join(folder, 'package.json')));
}

function digest(...files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function installIn(folder, wanted) {
  const mark = join(root, folder, 'node_modules', '.astera-installed');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  // Not `npm ci`: it refuses a lock file where a registry lacks the optional packages of other platforms.
  // `--no-save` installs what the lock file says all the same, and leaves it as it is.
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  run('npm', ['--prefix', folder, 'install', ...options]);
  writeFileSync(mark, wanted);
}

/** Installs exactly what the lock file says, unless that is what is there; then checks the Node it brought. */
export function install() {
  installIn('.', digest('package-lock.json', 'package.json'));
  const version = spawnSync('node', ['--version'], { env: projectEnv(), encoding: 'utf8' }).stdout;
  if (!isNewEnough(version.trim())) {
    console.error(`Astera needs Node ${needed.join('.')} or newer; this is ${version.trim()}.`);
    process.exit(1);
  }
}
