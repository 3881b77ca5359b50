/** A ref callback for a row that is pushed along: the link of where somebody is begins in sight. The page itself stays. */
export function currentInSight(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !current) return;
  const { left, width } = current.getBoundingClientRect();
  const middle = left + width / 2 - row.getBoundingClientRect().left;
  row.scrollLeft += middle - row.clientWidth / 2;
}
