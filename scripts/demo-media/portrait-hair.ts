import { type HairStyle } from './hair.ts';
import { hairColours } from './palette.ts';
import type { PortraitSpec } from './portrait-spec.ts';

function circles(of: readonly (readonly [number, number, number])[], fill: string): string {
  return of.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`).join('');
}

export function hairBehind(spec: PortraitSpec, style: HairStyle, base: string): string {
  const back = style.back
    ? `<path transform="translate(0 17)" d="${style.back}" fill="${base}"/>`
    : '';
  const curls =
    style.circles && spec.hair === 'afro'
      ? circles(
          style.circles.map(([x, y, r]) => [x, y + 17, r] as const),
          base,
        )
      : '';
  return back + curls;
}

export function hairInFront(id: string, spec: PortraitSpec, style: HairStyle): string {
  const [base, light] = hairColours[spec.hairColour];
  const covered = spec.hat === 'cap' || spec.hat === 'beanie';
  const curls =
    style.circles && spec.hair === 'curly' && !spec.hat
      ? circles(style.circles, base) +
        circles(
          style.circles.map(([x, y, r]) => [x - 5, y - 6, r * 0.5] as const),
          `${light}66`,
        )
      : '';
  const halo =
    style.circles && spec.hair === 'afro'
      ? circles(
          style.circles.map(([x, y, r]) => [x - 8, y - 9, r * 0.45] as const),
          `${light}55`,
        )
      : '';
  const front =
    style.front && !covered
      ? `<path d="${style.front}" fill="#000" fill-opacity=".22" transform="translate(2 6)" filter="url(#soft4-${id})" clip-path="url(#face-${id})"/><path d="${style.front}" fill="url(#hair-${id})" fill-opacity="${style.alpha ?? 1}"/>`
      : '';
  const strands = covered
    ? ''
    : style.lite
        .map(
          (d) =>
            `<path d="${d}" fill="none" stroke="${light}" stroke-opacity=".55" stroke-width="5" stroke-linecap="round" filter="url(#soft2-${id})"/>`,
        )
        .join('');
  return curls + halo + front + strands;
}
