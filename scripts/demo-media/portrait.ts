import { bodyOutline, dressOutline, garments } from './garments.ts';
import { hairStyles, type HairStyle } from './hair.ts';
import { backdrops, backdropShapes, hairColours, skins } from './palette.ts';
import { brow, eye, headOutline, mouth, nose, type Face } from './face.ts';
import { beard, earrings, glasses, hat, headphones } from './extras.ts';
import type { PortraitSpec, Pose } from './portrait-spec.ts';
import { hairBehind, hairInFront } from './portrait-hair.ts';

const blurArea = 'filterUnits="userSpaceOnUse" x="-40" y="-40" width="480" height="600"';

/** Gradients and filters. All ids carry the person's id, so that several SVGs fit in one page. */
function definitions(id: string, spec: PortraitSpec): string {
  const [, shadow, light, lip] = skins[spec.skin];
  const [hairBase, hairLight] = hairColours[spec.hairColour];
  const [, spot, rim] = backdrops[spec.backdrop];
  return `<defs>
    <radialGradient id="spot-${id}" cx=".42" cy=".34" r=".75"><stop offset="0" stop-color="${spot}"/><stop offset="1" stop-color="${spot}" stop-opacity="0"/></radialGradient>
    <linearGradient id="hair-${id}" x1=".1" y1="0" x2=".9" y2="1"><stop offset="0" stop-color="${hairLight}"/><stop offset=".45" stop-color="${hairBase}"/><stop offset="1" stop-color="${hairBase}"/></linearGradient>
    <linearGradient id="side-${id}" x1="0" y1=".3" x2="1" y2=".5"><stop offset=".42" stop-color="${shadow}" stop-opacity="0"/><stop offset="1" stop-color="${shadow}" stop-opacity=".85"/></linearGradient>
    <radialGradient id="glow-${id}" cx=".3" cy=".34" r=".4"><stop offset="0" stop-color="${light}" stop-opacity=".85"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
    <radialGradient id="cheek-${id}" cx=".22" cy=".66" r=".2"><stop offset="0" stop-color="${lip}" stop-opacity=".5"/><stop offset="1" stop-color="${lip}" stop-opacity="0"/></radialGradient>
    <linearGradient id="shoulder-${id}" x1="0" y1="0" x2="1" y2="0"><stop offset=".4" stop-color="${shadow}" stop-opacity="0"/><stop offset="1" stop-color="${shadow}" stop-opacity=".7"/></linearGradient>
    <linearGradient id="cloth-${id}" x1="0" y1="0" x2="1" y2=".25"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></linearGradient>
    <radialGradient id="edge-${id}" cx=".5" cy=".42" r=".75"><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></radialGradient>
    <clipPath id="face-${id}"><path d="${headOutline[spec.sex]}"/></clipPath>
    <filter id="soft2-${id}" ${blurArea}><feGaussianBlur stdDeviation="2"/></filter>
    <filter id="soft4-${id}" ${blurArea}><feGaussianBlur stdDeviation="4"/></filter>
    <filter id="soft6-${id}" ${blurArea}><feGaussianBlur stdDeviation="6"/></filter>
    <filter id="rim-${id}" x="-.1" y="-.1" width="1.2" height="1.2"><feOffset in="SourceAlpha" dx="6" dy="5" result="moved"/><feComposite in="SourceAlpha" in2="moved" operator="out" result="edge"/><feGaussianBlur in="edge" stdDeviation="2.6" result="soft"/><feFlood flood-color="${rim}" flood-opacity=".85"/><feComposite in2="soft" operator="in" result="light"/><feComposite in="light" in2="SourceAlpha" operator="in" result="inside"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="inside"/></feMerge></filter>
    <filter id="grain-${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="${id.length * 7}"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  .9 0 0 0 -.28"/></filter>
  </defs>`;
}

function neckAndGarment(id: string, spec: PortraitSpec): string {
  const [skin, shadow] = skins[spec.skin];
  const body = bodyOutline[spec.sex];
  const [main, second = main, third = second] = spec.cloth;
  const neck =
    spec.sex === 'f'
      ? 'M174 254V332C174 352 160 362 140 372L120 402H280L260 372C240 362 226 352 226 332V254Z'
      : 'M168 254V330C168 352 150 360 126 370L200 420L274 370C250 360 232 352 232 330V254Z';
  const bareShoulders =
    spec.wear === 'dress'
      ? `<path d="${body}" fill="${skin}"/><path d="${body}" fill="url(#shoulder-${id})"/><path d="M150 392C170 384 184 388 194 396M250 392C230 384 216 388 206 396" stroke="${shadow}" stroke-opacity=".5" stroke-width="3" fill="none" stroke-linecap="round"/>`
      : '';
  return `<path d="${neck}" fill="${skin}"/>${bareShoulders}
    <path d="M166 282C176 312 224 312 234 282L232 330C224 346 176 346 168 330Z" fill="${shadow}" fill-opacity=".72" filter="url(#soft6-${id})"/>
    ${garments[spec.wear]({ body, skin, main, second, third })}
    <path d="${spec.wear === 'dress' ? dressOutline : body}" fill="url(#cloth-${id})"/>`;
}

/**
 * Draws a person as SVG, 400 by 500. Original artwork: shapes, gradients and grain, no picture is
 * taken in. `pose` moves eyes, mouth and figure for a clip.
 */
export function portrait(spec: PortraitSpec, pose: Pose = {}): string {
  const { id, sex } = spec;
  const [skin, shadow, light, lip] = skins[spec.skin];
  const [hairBase] = hairColours[spec.hairColour];
  const [edge, , shapeColour] = backdrops[spec.backdrop];
  const style: HairStyle = hairStyles[spec.hair];
  const outline = headOutline[sex];
  const face: Face = {
    sex,
    skin,
    shadow,
    light,
    lip: sex === 'f' ? (spec.lip ?? lip) : lip,
    iris: spec.eye ?? '#3a2418',
    open: pose.open ?? 1,
    browColour:
      spec.hairColour === 'silver'
        ? '#6d6875'
        : spec.hairColour === 'blonde' || spec.hairColour === 'honey'
          ? '#8a5d2b'
          : hairBase,
  };
  const ears = sex === 'f' ? [143, 257] : [138, 262];
  const head = `<g transform="translate(0 17) rotate(${spec.tilt ?? 0} 200 320)">
    <ellipse cx="${ears[0]}" cy="216" rx="10" ry="18" fill="${skin}"/><ellipse cx="${ears[1]}" cy="216" rx="10" ry="18" fill="${shadow}"/>
    <path d="${outline}" fill="${skin}"/><path d="${outline}" fill="url(#side-${id})"/><path d="${outline}" fill="url(#glow-${id})"/><path d="${outline}" fill="url(#cheek-${id})"/>
    ${spec.beard ? beard(spec.beard, sex, hairBase, `url(#hair-${id})`, skin) : ''}
    ${brow(face, 172, false)}${brow(face, 228, true)}${eye(face, 172, false)}${eye(face, 228, true)}
    ${nose(face, `url(#soft2-${id})`)}
    ${mouth(face, pose.mouth ?? spec.mouth)}
    ${spec.glasses ? glasses[spec.glasses] : ''}
    ${hairInFront(id, spec, style)}
    ${spec.hat ? hat(spec.hat, spec.hatColour ?? '#5C2D91') : ''}${spec.headphones ? headphones : ''}${spec.earring ? earrings(spec.earring, sex) : ''}
  </g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500">
    ${definitions(id, spec)}
    <rect width="400" height="500" fill="${edge}"/><rect width="400" height="500" fill="url(#spot-${id})"/>
    ${backdropShapes[spec.shape](shapeColour)}
    <g transform="translate(${pose.dx ?? 0} 0) rotate(${pose.lean ?? 0} 200 480) translate(200 500) scale(1.1) translate(-200 -498)"><g filter="url(#rim-${id})">
    ${hairBehind(spec, style, hairBase)}
    ${neckAndGarment(id, spec)}
    ${head}
    </g></g>
    <rect width="400" height="500" fill="url(#edge-${id})"/>
    <rect width="400" height="500" filter="url(#grain-${id})" opacity=".16" style="mix-blend-mode:overlay"/>
  </svg>`;
}
