import { brightness, curve, mix, numbers, type Points } from './path.ts';

/** Five ways of drawing, after prints and papers that illustrators use. */
export type Style = 'poster' | 'wash' | 'paper' | 'halftone' | 'painted';

export interface Inks {
  readonly style: Style;
  /** The darkest ink: outlines and shadows. */
  readonly dark: string;
  /** Of halftone: the colour between dark and light. */
  readonly spot?: string;
  /** Of halftone: further inks, printed as they are. */
  readonly extra?: readonly string[];
  /** The paper. */
  readonly light: string;
}

const bends: Record<Style, number> = {
  poster: 1 / 6,
  wash: 1 / 6,
  paper: 0.11,
  halftone: 1 / 6,
  painted: 1 / 6,
};

/** Draws areas, lines and shadows in one style. The parts of a drawing say what, the pen says how. */
export class Pen {
  readonly inks: Inks;
  readonly #defs = new Map<string, string>();
  readonly #out: string[] = [];
  #wobble = numbers(7);

  constructor(inks: Inks) {
    this.inks = inks;
  }

  get style(): Style {
    return this.inks.style;
  }

  /** A closed curve through the points. */
  shape(points: Points, bend = 1): string {
    return curve(this.#byHand(points), bends[this.style] * bend);
  }

  /** An open curve through the points. */
  stroke(points: Points, bend = 1): string {
    return curve(this.#byHand(points), bends[this.style] * bend, false);
  }

  /** A coloured part of the drawing. */
  area(path: string, colour: string, outline = true): void {
    const own = this.#ink(colour);
    if (this.style === 'paper') {
      this.#put(
        `<g fill="${this.inks.dark}"><path d="${path}" transform="translate(1.5 2.5)" fill-opacity=".16"/><path d="${path}" transform="translate(3.5 6)" fill-opacity=".12"/></g><path d="${path}" fill="${own}" stroke="#fff" stroke-opacity=".2" stroke-width=".8"/>`,
      );
    } else if (this.style === 'wash') {
      const line = outline
        ? `<path d="${path}" fill="none" stroke="${this.inks.dark}" stroke-width="2.3" stroke-linejoin="round"/>`
        : '';
      this.#put(
        `<path d="${path}" fill="${this.inks.light}"/><path d="${path}" fill="${this.#paint(own, 'wet')}"/>${line}`,
      );
    } else if (this.style === 'painted') {
      this.#put(`<path d="${path}" fill="${this.#paint(own, 'lit')}"/>`);
    } else {
      this.#put(`<path d="${path}" fill="${own}"/>`);
    }
  }

  /** A colour without any treatment: backgrounds and glints. */
  flat(path: string, colour: string, opacity = 1): void {
    const seen = opacity < 1 ? ` fill-opacity="${opacity}"` : '';
    this.#put(`<path d="${path}" fill="${colour}"${seen}/>`);
  }

  line(path: string, colour: string, width: number, opacity = 1): void {
    const seen = opacity < 1 ? ` stroke-opacity="${opacity}"` : '';
    this.#put(
      `<path d="${path}" fill="none" stroke="${this.#ink(colour)}" stroke-width="${width}"${seen} stroke-linecap="round" stroke-linejoin="round"/>`,
    );
  }

  /** A shadow on one area: only what lies within `on` is darkened. */
  shade(on: string, path: string, colour: string, strength = 1): void {
    const within = this.#clip(on);
    if (this.style === 'halftone') {
      this.#put(
        `<g clip-path="url(#${within})"><path d="${path}" fill="url(#${this.#dots(2.3)})" fill-opacity="${strength}"/></g>`,
      );
    } else if (this.style === 'painted') {
      this.#put(
        `<g clip-path="url(#${within})"><path d="${path}" fill="${this.#paint(colour, 'soft')}" fill-opacity="${strength}"/></g>`,
      );
    } else {
      const opacity = this.style === 'wash' ? 0.45 * strength : strength;
      this.#put(
        `<g clip-path="url(#${within})"><path d="${path}" fill="${colour}" fill-opacity="${opacity}"/></g>`,
      );
    }
  }

  /** Light from the upper left along the edge of a painted area. */
  rim(on: string, colour: string, width = 5, opacity = 0.55): void {
    if (this.style !== 'painted') return;
    const within = this.#clip(on);
    const id = this.#define(
      `rim${colour}`,
      (name) =>
        `<linearGradient id="${name}" x1="0" y1="0" x2="1" y2=".5"><stop offset="0" stop-color="${colour}"/><stop offset=".55" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
    );
    this.#put(
      `<g clip-path="url(#${within})"><path d="${on}" fill="none" stroke="url(#${id})" stroke-width="${width * 2}" stroke-opacity="${opacity}"/></g>`,
    );
  }

  within(path: string, draw: () => void): void {
    this.#put(`<g clip-path="url(#${this.#clip(path)})">`);
    draw();
    this.#put('</g>');
  }

  moved(transform: string, draw: () => void): void {
    this.#put(`<g transform="${transform}">`);
    draw();
    this.#put('</g>');
  }

  /** A gradient over the whole picture, from top to bottom. */
  sky(colours: readonly string[]): void {
    const stops = colours
      .map(
        (colour, index) =>
          `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`,
      )
      .join('');
    const id = this.#define(
      `sky${colours.join('')}`,
      (name) =>
        `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`,
    );
    this.#put(`<rect x="-60" y="-60" width="520" height="620" fill="url(#${id})"/>`);
  }

  /** A round light that fades out. */
  glow(x: number, y: number, radius: number, colour: string, opacity = 1): void {
    const id = this.#define(
      `glow${colour}`,
      (name) =>
        `<radialGradient id="${name}"><stop offset="0" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
    this.#put(
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})" fill-opacity="${opacity}"/>`,
    );
  }

  /** Dots of the dark ink (or another) over an area. */
  dots(path: string, radius = 2.3, colour = this.inks.dark, opacity = 1): void {
    this.#put(
      `<path d="${path}" fill="url(#${this.#dots(radius, colour)})" fill-opacity="${opacity}"/>`,
    );
  }

  svg(grain: boolean): string {
    const texture = grain
      ? `<filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${this.style === 'wash' || this.style === 'paper' ? 0.35 : 0.8}" numOctaves="2"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 .9 0 0 0 -.3"/></filter>`
      : '';
    const top = grain
      ? `<rect width="400" height="500" filter="url(#grain)" opacity="${this.style === 'paper' ? 0.22 : 0.13}" style="mix-blend-mode:overlay"/>`
      : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500"><defs>${[...this.#defs.values()].join('')}${texture}</defs>${this.#out.join('')}${top}</svg>`;
  }

  #put(text: string): void {
    this.#out.push(text);
  }

  /** No line of ink on paper is quite straight. */
  #byHand(points: Points): Points {
    if (this.style !== 'wash') return points;
    return points.map((value) => value + (this.#wobble() - 0.5) * 1.5);
  }

  /** Halftone prints have three colours and what lies between them. */
  #ink(colour: string): string {
    const { style, dark, spot, light } = this.inks;
    if (style !== 'halftone' || !spot || this.inks.extra?.includes(colour)) return colour;
    const value = brightness(colour);
    const middle = brightness(spot) * 0.5 + 0.24;
    return value < middle
      ? mix(dark, spot, Math.max(0, (value - 0.12) / (middle - 0.12)))
      : mix(spot, light, Math.min(1, ((value - middle) / (0.8 - middle)) ** 0.8));
  }

  #define(key: string, make: (name: string) => string): string {
    const name = `d${[...this.#defs.keys()].indexOf(key) < 0 ? this.#defs.size : [...this.#defs.keys()].indexOf(key)}`;
    if (!this.#defs.has(key)) this.#defs.set(key, make(name));
    return name;
  }

  #clip(path: string): string {
    return this.#define(
      `clip${path}`,
      (name) => `<clipPath id="${name}"><path d="${path}"/></clipPath>`,
    );
  }

  #dots(radius: number, colour = this.inks.dark): string {
    return this.#define(
      `dots${radius}${colour}`,
      (name) =>
        `<pattern id="${name}" width="6.4" height="6.4" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><circle cx="3.2" cy="3.2" r="${radius}" fill="${colour}"/></pattern>`,
    );
  }

  #paint(colour: string, kind: 'wet' | 'lit' | 'soft'): string {
    const id = this.#define(`${kind}${colour}`, (name) => {
      const dark = mix(colour, this.inks.dark, 0.24);
      const light = mix(colour, '#fff4e2', 0.16);
      const stops = {
        wet: `<stop offset="0" stop-color="${colour}" stop-opacity=".58"/><stop offset=".5" stop-color="${colour}" stop-opacity=".86"/><stop offset="1" stop-color="${mix(colour, this.inks.dark, 0.1)}"/>`,
        lit: `<stop offset="0" stop-color="${light}"/><stop offset=".42" stop-color="${colour}"/><stop offset="1" stop-color="${dark}"/>`,
        soft: `<stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset=".75" stop-color="${colour}" stop-opacity=".95"/>`,
      }[kind];
      return `<linearGradient id="${name}" x1="0" y1="0" x2="1" y2="${kind === 'soft' ? 0.2 : 0.9}">${stops}</linearGradient>`;
    });
    return `url(#${id})`;
  }
}
