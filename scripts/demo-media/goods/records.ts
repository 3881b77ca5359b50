import type { Box } from './art.ts';
import { lettering, signature } from './lettering.ts';
import { shadow } from './scene.ts';

const sleeve: Box = { x: 42, y: 116, width: 262, height: 262 };

interface Record {
  readonly title: string;
  /** What is printed on the sleeve, drawn into `sleeve`. */
  readonly art: (box: Box) => string;
  readonly vinyl: string;
  readonly label: string;
  readonly ink: string;
  readonly hand: number;
  /** The colour of a strip for the title, below a picture that fills the sleeve. */
  readonly strip?: string;
}

function disc(x: number, y: number, radius: number, vinyl: string, label: string): string {
  const grooves = [0.92, 0.82, 0.72, 0.62, 0.52]
    .map(
      (part) =>
        `<circle cx="${x}" cy="${y}" r="${radius * part}" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="1.6"/>`,
    )
    .join('');
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${vinyl}"/>${grooves}<path d="M${x} ${y}L${x + radius * 0.7} ${y - radius * 0.71}A${radius} ${radius} 0 0 1 ${x + radius} ${y - radius * 0.05}Z" fill="#fff" fill-opacity=".14"/><circle cx="${x}" cy="${y}" r="${radius * 0.34}" fill="${label}"/><circle cx="${x}" cy="${y}" r="${radius * 0.05}" fill="#16101f"/>`;
}

/** A long-playing record that looks out of its sleeve. */
export function album({ title, art, vinyl, label, ink, hand, strip }: Record): string {
  const { x, y, width, height } = sleeve;
  const size = Math.min(15, 232 / (title.length * 1.02));
  const words = strip
    ? `<rect x="${x}" y="${y + 214}" width="${width}" height="48" fill="${strip}"/>${lettering(title, 173, y + 238 - size / 2, size, ink, 2.4)}${signature(212, 136, 0.62, ink, hand)}`
    : `${lettering(title, 173, 136, size, ink, 2.4)}${signature(84, 318, 0.9, ink, hand)}`;
  return `${shadow(205, 406, 160)}${disc(258, 247, 124, vinyl, label)}<rect x="${x + 4}" y="${y + 5}" width="${width}" height="${height}" rx="3" fill="#180a28" fill-opacity=".3"/>${art(sleeve)}${words}<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="url(#shade)" fill-opacity=".8"/><rect x="${x}" y="${y}" width="2" height="${height}" fill="#fff" fill-opacity=".5"/>`;
}

/** A single in a paper sleeve with a hole. */
export function single(
  title: string,
  paper: string,
  ink: string,
  vinyl: string,
  label: string,
): string {
  return `${shadow(200, 418, 120)}<g transform="rotate(-7 200 260)">${disc(262, 240, 104, vinyl, label)}<path d="M78 140H298V370H78ZM188 200A55 55 0 1 0 188.1 200Z" fill="${paper}" fill-rule="evenodd"/><g transform="translate(-74 15)">${disc(262, 240, 55, vinyl, label)}</g><path d="M78 140H298V370H78ZM188 200A55 55 0 1 0 188.1 200Z" fill="url(#shade)" fill-rule="evenodd"/>${lettering(title, 188, 156, 14, ink, 2.6)}<path d="M92 186H284" stroke="${ink}" stroke-width="2"/><path d="M94 338C112 326 130 350 148 338S184 326 202 338S238 350 256 338S276 330 284 336" fill="none" stroke="${ink}" stroke-width="4"/>${signature(200, 306, 0.6, ink, 0)}</g>`;
}
