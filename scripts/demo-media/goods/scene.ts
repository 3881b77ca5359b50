/**
 * Puts a drawing on a table before a wall, lit from the upper left, as SVG of 400 by 500.
 * The gradient `shade` is there for the drawings: light on the left, shadow on the right.
 */
export function scene(
  [wall, wallBelow, table]: readonly [string, string, string],
  drawing: string,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500"><defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${wall}"/><stop offset="1" stop-color="${wallBelow}"/></linearGradient><linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${table}"/><stop offset="1" stop-color="${wallBelow}"/></linearGradient><radialGradient id="lamp" cx=".35" cy=".25" r=".7"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><linearGradient id="shade" x1="0" y1="0" x2="1" y2=".2"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient><filter id="soft" x="-.5" y="-2" width="2" height="5"><feGaussianBlur stdDeviation="14"/></filter><filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 .9 0 0 0 -.3"/></filter></defs><rect width="400" height="500" fill="url(#wall)"/><rect y="380" width="400" height="120" fill="url(#table)"/><rect width="400" height="500" fill="url(#lamp)"/>${drawing}<rect width="400" height="500" filter="url(#grain)" opacity=".14" style="mix-blend-mode:overlay"/></svg>`;
}

/** The soft shadow under a thing. */
export function shadow(x: number, y: number, halfWidth: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${halfWidth}" ry="16" fill="#180a28" fill-opacity=".34" filter="url(#soft)"/>`;
}
