/** This browser's bypass flag (spec §3). The server relies on its own pass; the flag is for other readers. */
const flag = 'construction-bypass';
const endpoint = '/api/gate';

export type TryResult = 'open' | 'wrong' | 'too-often';

/** Asks the server whether the password is correct, and if so sets the flag. @throws when the server is unreachable */
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

/** Sets or clears a manager's bypass, on the server first. False if the server refused. */
export async function switchGateBypass(open: boolean): Promise<boolean> {
  const { ok } = await fetch(endpoint, { method: open ? 'PUT' : 'DELETE' });
  if (!ok) return false;
  if (open) localStorage.setItem(flag, 'true');
  else localStorage.removeItem(flag);
  return true;
}
