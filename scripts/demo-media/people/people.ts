import { hana } from './creators/hana.ts';
import { ilkin } from './creators/ilkin.ts';
import { selin } from './creators/selin.ts';
import { camille } from './food/camille.ts';
import { fiorella } from './food/fiorella.ts';
import { milena } from './food/milena.ts';
import { theo } from './food/theo.ts';
import { danae } from './music/danae.ts';
import { defne } from './music/defne.ts';
import { konstantin } from './music/konstantin.ts';
import { kwame } from './music/kwame.ts';
import { luka } from './music/luka.ts';
import { marcus } from './music/marcus.ts';
import { nigar } from './music/nigar.ts';
import { rauf } from './music/rauf.ts';
import { amara } from './screen/amara.ts';
import { ayla } from './screen/ayla.ts';
import { emir } from './screen/emir.ts';
import { iris } from './screen/iris.ts';
import { varvara } from './screen/varvara.ts';
import { joaquin } from './sport/joaquin.ts';
import { mira } from './sport/mira.ts';
import { stefan } from './sport/stefan.ts';
import { tijana } from './sport/tijana.ts';
import { anton } from './stage/anton.ts';
import { bora } from './stage/bora.ts';
import { leandros } from './stage/leandros.ts';
import type { Person } from './person.ts';

/** Everyone who is drawn. `id` is the name of the picture files. */
export const people: readonly Person[] = [
  danae,
  nigar,
  defne,
  kwame,
  konstantin,
  rauf,
  marcus,
  luka,
  emir,
  ayla,
  varvara,
  amara,
  iris,
  stefan,
  tijana,
  mira,
  joaquin,
  leandros,
  anton,
  bora,
  selin,
  ilkin,
  hana,
  theo,
  milena,
  fiorella,
  camille,
];
