import { shadow, signature } from './goods-scene.ts';

export function vinyl(sleeve: string, wave: string, label: string, sun: string): string {
  const grooves = [118, 104, 90, 76, 62]
    .map(
      (r) =>
        `<circle cx="248" cy="248" r="${r}" fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="2"/>`,
    )
    .join('');
  return `${shadow(200, 410, 150)}<g><circle cx="248" cy="248" r="130" fill="#16101f"/>${grooves}<path d="M248 248L340 156A130 130 0 0 1 378 248Z" fill="#fff" fill-opacity=".08"/><circle cx="248" cy="248" r="42" fill="${label}"/><circle cx="248" cy="248" r="6" fill="#16101f"/></g><rect x="46" y="120" width="252" height="256" rx="4" fill="${sleeve}"/><path d="M46 376V250C110 170 200 340 298 230V376Z" fill="${wave}"/><path d="M46 376V310C120 250 210 380 298 290V376Z" fill="${label}" fill-opacity=".9"/><circle cx="228" cy="180" r="34" fill="${sun}"/><rect x="46" y="120" width="252" height="256" rx="4" fill="url(#shade)"/>${signature(80, 150, 0.8, '#fff')}`;
}

export function print(
  ground: string,
  disc: string,
  coat: string,
  skin: string,
  hair: string,
): string {
  return `${shadow(205, 420, 130)}<g transform="rotate(-3 200 260)"><rect x="92" y="84" width="216" height="310" fill="#241a2e"/><rect x="104" y="96" width="192" height="286" fill="#fdfaf4"/><rect x="122" y="116" width="156" height="196" fill="${ground}"/><circle cx="200" cy="206" r="70" fill="${disc}"/><path d="M150 312C150 260 172 250 200 250C228 250 250 260 250 312Z" fill="${coat}"/><path d="M178 190C178 160 222 160 222 190C222 220 214 238 200 238C186 238 178 220 178 190Z" fill="${skin}"/><path d="M174 196C168 146 196 142 212 148C232 150 230 176 226 196C222 178 216 172 200 174C184 172 178 180 174 196Z" fill="${hair}"/>${signature(128, 334, 0.95, '#5C2D91')}<path d="M92 84H308V394Z" fill="#fff" fill-opacity=".08"/></g>`;
}

export function tote(canvas: string, strap: string, star: string, ink: string): string {
  return `${shadow(200, 430, 110)}<path d="M150 200C150 90 250 90 250 200" fill="none" stroke="${strap}" stroke-width="12"/><path d="M104 186H296L310 424H90Z" fill="${canvas}"/><path d="M104 186H296L310 424H90Z" fill="url(#shade)"/><path d="M200 240l16 36 40 4-30 26 9 39-35-21-35 21 9-39-30-26 40-4Z" fill="${star}"/>${signature(150, 380, 0.8, ink)}`;
}

const motifs = {
  stage: (beam: string, wing: string) =>
    `<path d="M200 66L120 372H280Z" fill="${beam}" fill-opacity=".6"/><path d="M120 66L98 200V372H190ZM280 66L302 200V372H210Z" fill="${wing}" fill-opacity=".6"/><path d="M176 372L184 250C184 226 216 226 216 250L224 372Z" fill="#120a1f"/><circle cx="200" cy="214" r="22" fill="#120a1f"/>`,
  sea: (beam: string, wing: string) =>
    `<circle cx="200" cy="216" r="58" fill="#F3E09D"/><path d="M98 236C126 218 150 254 178 236S230 254 256 236S290 228 302 236V372H98Z" fill="${wing}"/><path d="M98 276C126 258 150 294 178 276S230 294 256 276S290 268 302 276V372H98Z" fill="${beam}" fill-opacity=".8"/><path d="M152 236H248L236 260H164Z" fill="#FDF8F0"/><path d="M176 236V208H222V236ZM190 208V190H206V208Z" fill="#FDF8F0"/>`,
} as const;

export function poster(
  ground: string,
  beam: string,
  wing: string,
  motif: keyof typeof motifs,
): string {
  return `${shadow(200, 440, 110)}<rect x="98" y="66" width="204" height="306" fill="${ground}"/>${motifs[motif](beam, wing)}<rect x="122" y="96" width="156" height="16" rx="3" fill="#F3E09D"/><rect x="148" y="122" width="104" height="9" rx="3" fill="#fff" fill-opacity=".8"/>${signature(160, 336, 0.7, '#F3E09D')}<path d="M98 66H302V372Z" fill="#fff" fill-opacity=".06"/><rect x="92" y="58" width="216" height="12" rx="4" fill="#8a6a3a"/><rect x="92" y="368" width="216" height="12" rx="4" fill="#8a6a3a"/>`;
}

/** A striped scarf over a rail: the long end in front, the short end behind it. */
export function scarf(wool: string, stripe: string): string {
  const end = (x: number, width: number, bottom: number) => {
    const stripes = [150, 176, 250, 276, 322, 348]
      .filter((y) => y + 14 < bottom)
      .map((y) => `<rect x="${x}" y="${y}" width="${width}" height="14" fill="${stripe}"/>`)
      .join('');
    const fringe = Array.from({ length: 9 }, (_, index) => {
      const at = x + 6 + (index * (width - 12)) / 8;
      return `<path d="M${at} ${bottom}V${bottom + 24}"/>`;
    }).join('');
    return `<g stroke="${wool}" stroke-width="6" stroke-linecap="round">${fringe}</g><path d="M${x} 104C${x} 88 ${x + width} 88 ${x + width} 104V${bottom}H${x}Z" fill="${wool}"/>${stripes}`;
  };
  return `${shadow(200, 434, 120)}<g transform="rotate(-4 230 104)">${end(196, 92, 318)}<path d="M196 104C196 88 288 88 288 104V318H196Z" fill="#000" fill-opacity=".3"/></g><rect x="56" y="96" width="288" height="16" rx="8" fill="#8a6a3a"/><circle cx="56" cy="104" r="12" fill="#6d5029"/><circle cx="344" cy="104" r="12" fill="#6d5029"/><g transform="rotate(2 170 104)">${end(118, 104, 386)}<path d="M118 104C118 88 222 88 222 104V386H118Z" fill="url(#shade)"/><path d="M118 104C118 88 222 88 222 104V116H118Z" fill="#fff" fill-opacity=".14"/>${signature(130, 214, 0.66, stripe)}</g>`;
}
