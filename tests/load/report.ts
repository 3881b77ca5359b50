/** Prints a figure beside its goal; one that misses it makes the run fail. */
export function report(what: string, figure: number, goal: number, unit: string): void {
  const isMet = figure <= goal;
  console.log(
    `${isMet ? 'met   ' : 'MISSED'} ${what}: ${figure.toFixed(2)} ${unit} (goal: at most ${goal} ${unit})`,
  );
  if (!isMet) process.exitCode = 1;
}
