/** The bypass flag of this browser (spec §3). The server goes by its own pass; this is for what reads the flag. */
const flag = 'construction-bypass';
const endpoint = '/api/gate';

export type TryResult = 'open' | 'wrong' | 'too-often';

/** Asks the server whether this is the password; when it is, the flag is set. @throws when the server is away */
export async function tryGatePassword(password: string): Promise<TryResult> {
  const { status } = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  if (status === 429) return 'too-often';
  if (status === 403 || status === 422) return 'wrong';
  if (status !== 204) throw new Error(`The gate answered ${status}`);
  localStorage.setItem(flag, 'true');
  return 'open';
}

/** Sets or clears the flag of a manager's browser, on the server first. False when the server refused. */
export async function switchGateBypass(open: boolean): Promise<boolean> {
  const { ok } = await fetch(endpoint, { method: open ? 'PUT' : 'DELETE' });
  if (!ok) return false;
  if (open) localStorage.setItem(flag, 'true');
  else localStorage.removeItem(flag);
  return true;
}
