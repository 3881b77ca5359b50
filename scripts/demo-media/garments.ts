/** What a garment is drawn with: the outline of the body, the skin and up to three colours. */
export interface GarmentInk {
  readonly body: string;
  readonly skin: string;
  readonly main: string;
  readonly second: string;
  readonly third: string;
}

/** Outline of the shoulders on the canvas of 400 by 500, broad and narrow. */
export const bodyOutline = {
  m: 'M36 500C40 424 66 392 128 368C150 359 160 352 166 342H234C240 352 250 359 272 368C334 392 360 424 364 500Z',
  f: 'M62 500C64 430 86 398 138 374C156 365 166 356 172 344H228C234 356 244 365 262 374C314 398 336 430 338 500Z',
} as const;

/** Outline of a dress that leaves the shoulders free. */
export const dressOutline =
  'M92 500C92 452 112 430 136 418C168 448 232 448 264 418C288 430 308 452 308 500Z';

/** Garments by name; each answers with SVG. */
export const garments = {
  blazer: ({ body, main, second, third }) =>
    `<path d="${body}" fill="${main}"/><path d="M172 352L200 420L228 352L250 366L214 500H186L150 366Z" fill="${second}"/><path d="M150 364L132 392L150 404L138 420L196 500H120L96 392Z" fill="${third}"/><path d="M250 364L268 392L250 404L262 420L204 500H280L304 392Z" fill="${third}"/><path d="M150 364L138 420L196 500M250 364L262 420L204 500" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="2"/>`,
  tee: ({ body, main, second }) =>
    `<path d="${body}" fill="${main}"/><path d="M150 360C160 392 240 392 250 360L262 366C252 408 148 408 138 366Z" fill="${second}"/>`,
  turtle: ({ body, main, second }) =>
    `<path d="${body}" fill="${main}"/><path d="M164 318C176 330 224 330 236 318L242 372C226 388 174 388 158 372Z" fill="${second}"/><path d="M176 332V376M190 336V380M204 336V381M218 335V379M230 330V374" stroke="#000" stroke-opacity=".14" stroke-width="2"/>`,
  hoodie: ({ body, main, second }) =>
    `<path d="${body}" fill="${main}"/><path d="M128 372C120 336 150 322 166 322C160 372 184 396 200 398C216 396 240 372 234 322C250 322 280 336 272 372C262 420 220 440 200 440C180 440 138 420 128 372Z" fill="${second}"/><path d="M182 420V476M218 420V470" stroke="#fff" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>`,
  dress: ({ main }) =>
    `<path d="M92 500C92 452 112 430 136 418C168 448 232 448 264 418C288 430 308 452 308 500Z" fill="${main}"/><path d="M132 372L146 424M268 372L254 424" stroke="${main}" stroke-width="9" stroke-linecap="round"/><path d="M136 418C168 448 232 448 264 418" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="2"/>`,
  jersey: ({ body, main, second }) =>
    `<path d="${body}" fill="${main}"/><path d="M150 362L200 408L250 362L262 367L200 428L138 367Z" fill="${second}"/><path d="M84 396L110 500M316 396L290 500" stroke="${second}" stroke-width="12" stroke-opacity=".9"/>`,
  chef: ({ body, main, second }) =>
    `<path d="${body}" fill="${main}"/><path d="M156 344C170 366 190 372 200 386C210 372 230 366 244 344L256 366L206 420L194 420L144 366Z" fill="${second}"/><path d="M200 400V500" stroke="#000" stroke-opacity=".15" stroke-width="2"/>${[430, 462, 492].map((y) => `<circle cx="176" cy="${y}" r="5" fill="#2A2433"/><circle cx="224" cy="${y}" r="5" fill="#2A2433"/>`).join('')}`,
  leather: ({ body, main, second, third }) =>
    `<path d="${body}" fill="${main}"/><path d="M168 350C180 392 220 392 232 350L246 362L226 500H174L154 362Z" fill="${second}"/><path d="M152 360L112 400L150 430L182 500L150 500L84 410Z" fill="${third}"/><path d="M248 360L288 400L250 430L218 500H250L316 410Z" fill="${third}"/><path d="M182 500L150 430M218 500L250 430" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>`,
  wrap: ({ body, skin, main, second }) =>
    `<path d="${body}" fill="${main}"/><path d="M140 366C160 430 190 470 214 500H330C340 470 300 380 258 366C240 420 216 450 190 470Z" fill="${second}"/><path d="M148 364C166 410 182 436 200 452C220 430 240 404 252 364L232 352C222 380 212 396 200 408C190 396 178 380 168 352Z" fill="${skin}" fill-opacity="1"/>`,
} as const satisfies Record<string, (ink: GarmentInk) => string>;
