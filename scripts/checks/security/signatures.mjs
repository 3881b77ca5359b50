import { execFile } from 'node:child_process';

import { projectEnv, root } from '../../node-runtime.mjs';

const patience = 10_000;

/**
 * What npm said of the signatures of installed packages. Only a signature that is wrong fails: without a network, with
 * a registry that has no keys or is slow, nothing was found out.
 * @returns what to print, and whether it is a failure
 */
export function verdictOf({ stdout, code }) {
  let read;
  try {
    read = JSON.parse(stdout);
  } catch {
    read = null;
  }
  const wrong = Array.isArray(read?.invalid) ? read.invalid : null;
  if (wrong && wrong.length > 0) {
    const names = wrong.map(({ name, version }) => `${name} ${version}`).join(', ');
    return { failed: true, text: `Signatures of packages: WRONG for ${names}` };
  }
  return wrong && code === 0
    ? { failed: false, text: 'Signatures of packages: verified' }
    : { failed: false, text: 'Signatures of packages: not run, the registry does not answer' };
}

/** Asks npm to verify the signatures of what is installed; gives up after ten seconds. Never throws. */
export function verifySignatures() {
  return new Promise((resolve) => {
    const options = {
      cwd: root,
      env: projectEnv(),
      timeout: patience,
      killSignal: 'SIGKILL',
      maxBuffer: 32 * 1024 * 1024,
      shell: process.platform === 'win32',
    };
    execFile('npm', ['audit', 'signatures', '--json'], options, (error, stdout) =>
      resolve(verdictOf({ stdout, code: error ? 1 : 0 })),
    );
  });
}
