/**
 * Plays the muted previews of cards, one at a time: of the card that is pointed at or focused, or, on screens that are
 * touched, of the one nearest to the middle. Loaded by the first card that has a preview.
 */

const patienceMs = 180;
/** So much of a card is in view before it plays. */
const inView = 0.85;

interface Watched {
  readonly frame: HTMLElement;
  readonly address: string;
  readonly look: string;
}

let playing: { readonly card: HTMLElement; readonly video: HTMLVideoElement } | null = null;
let waiting: ReturnType<typeof setTimeout> | undefined;
const cards = new Map<HTMLElement, Watched>();
const visible = new Set<HTMLElement>();
let observer: IntersectionObserver | null = null;

function stop(): void {
  clearTimeout(waiting);
  const before = playing;
  playing = null;
  // Without its address the browser ends the download as well.
  before?.video.removeAttribute('src');
  before?.video.load();
  before?.video.remove();
}

function play(card: HTMLElement): void {
  const watched = cards.get(card);
  if (!watched || playing?.card === card || document.hidden) return;
  stop();
  waiting = setTimeout(() => {
    const video = document.createElement('video');
    video.className = watched.look;
    video.muted = true;
    video.loop = true;
    video.playsInline = true;
    video.disableRemotePlayback = true;
    video.setAttribute('aria-hidden', 'true');
    video.tabIndex = -1;
    video.src = watched.address;
    // Until its first picture is there the portrait stays in sight, and where there is none it stays for good.
    video.addEventListener('playing', () => video.setAttribute('data-playing', ''), { once: true });
    video.addEventListener('error', () => playing?.video === video && stop());
    watched.frame.append(video);
    playing = { card, video };
    void video.play().catch(() => playing?.video === video && stop());
  }, patienceMs);
}

function playNearest(): void {
  const middle = window.innerHeight / 2;
  const distance = (card: HTMLElement) => {
    const { top, height, left, width } = card.getBoundingClientRect();
    return (
      Math.abs(top + height / 2 - middle) + Math.abs(left + width / 2 - window.innerWidth / 2) / 4
    );
  };
  const [nearest] = [...visible].toSorted((one, other) => distance(one) - distance(other));
  if (nearest) play(nearest);
  else stop();
}

function observe(): IntersectionObserver {
  return new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const card = [...cards.keys()].find((known) => known === target);
        if (card && isIntersecting) visible.add(card);
        else if (card) visible.delete(card);
      }
      playNearest();
    },
    { threshold: inView },
  );
}

document.addEventListener('visibilitychange', () => document.hidden && stop());
window.matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', stop);

/**
 * Plays a card's preview from now on.
 * @param card the link; `look` is the class of the video that covers `frame`
 * @returns a function that ends it
 */
export function watchCard(card: HTMLElement, watched: Watched): () => void {
  cards.set(card, watched);
  const canHover = window.matchMedia('(hover: hover)').matches;
  const begin = () => play(card);
  const end = () => stop();
  const pointed = [
    ['pointerenter', begin],
    ['pointerleave', end],
    ['focus', begin],
    ['blur', end],
  ] as const;
  if (canHover) {
    for (const [event, listener] of pointed) card.addEventListener(event, listener);
    if (card.matches(':hover, :focus-visible')) begin();
  } else {
    observer ??= observe();
    observer.observe(card);
  }
  return () => {
    for (const [event, listener] of pointed) card.removeEventListener(event, listener);
    observer?.unobserve(card);
    visible.delete(card);
    cards.delete(card);
    if (playing?.card === card) stop();
  };
}
