// Generated from the server's records; do not edit.

/** The difference to what everybody sees: fields that differ; lists by index. */
export type Patch<T> = T extends (infer E)[]
  ? T | { [index: string]: Patch<E> }
  : T extends object
    ? { [K in keyof T]?: Patch<T[K]> }
    : T;

export type GameSlug = 'twenty-eight' | 'eight-and-half' | 'eights';

export interface AskMove {
  type: 'move';
  id: number;
  seat: number;
  at: number;
  move: string;
}

export interface AskTakeBack {
  type: 'take-back';
  id: number;
  seat: number;
}

export interface AskOrder {
  type: 'order';
  id: number;
  seat: number;
  order: string;
}

export interface AskSay {
  type: 'say';
  id: number;
  seat: number;
  phrase: string;
}

export interface AskSit {
  type: 'sit';
  id: number;
  seat: number;
  name: string;
}

export interface AskStand {
  type: 'stand';
  id: number;
  seat: number;
}

export interface AskSwap {
  type: 'swap';
  id: number;
  seat: number;
  with: number;
}

export interface AskBot {
  type: 'bot';
  id: number;
  seat: number;
  bot: string;
}

export interface AskSalt {
  type: 'salt';
  id: number;
  seat: number;
  salt: string;
}

export interface AskArrange {
  type: 'arrange';
  id: number;
  game: GameSlug;
  seats: number;
  options: { [name: string]: string };
  listed: boolean;
  clock: number;
}

export interface AskStart {
  type: 'start';
  id: number;
}

export interface AskPause {
  type: 'pause';
  id: number;
  on: boolean;
}

export interface AskBack {
  type: 'back';
  id: number;
  seat: number;
}

export interface AskLeave {
  type: 'leave';
  id: number;
}

export interface AskAgain {
  type: 'again';
  id: number;
}

export interface AskHelp {
  type: 'help';
  id: number;
  level: string;
}

export interface AskLook {
  type: 'look';
  id: number;
}

export interface AskPing {
  type: 'ping';
  id: number;
}

export type Ask = AskMove | AskTakeBack | AskOrder | AskSay | AskSit | AskStand | AskSwap | AskBot | AskSalt | AskArrange | AskStart | AskPause | AskBack | AskLeave | AskAgain | AskHelp | AskLook | AskPing;

export interface TableInfo {
  id: string;
  code: string;
  game: GameSlug;
  options: { [name: string]: string | number | boolean };
  listed: boolean;
  clock: number;
  phase: Phase;
  paused: boolean;
  number: number;
  finished: string;
  seats: SeatInfo[];
  fair: FairInfo;
}

export type Phase = 'lobby' | 'playing' | 'over';

export interface SeatInfo {
  kind: Kind;
  name: string;
  bot: string;
  minded: boolean;
  here: boolean;
  host: boolean;
}

export type Kind = 'empty' | 'person' | 'bot';

export interface FairInfo {
  hash: string;
  salts: string[];
  secret: string;
  seed: string;
}

export interface Position {
  at: number;
  view: View;
  mine?: { [name: string]: Mine };
  aids?: { [name: string]: Aid };
}

export interface Mine {
  events?: Patch<GameEvent[]>;
  view: Patch<View>;
  legal?: string[];
  order?: string;
}

export interface TellTable {
  type: 'table';
  n: number;
  table: TableInfo;
  yours: number[];
  host: boolean;
  position: Position[];
  re?: number;
}

export interface TellChanged {
  type: 'changed';
  n: number;
  table: TableInfo;
  yours: number[];
  host: boolean;
  re?: number;
}

export interface TellStarted {
  type: 'started';
  n: number;
  at: number;
  table: TableInfo;
  events?: GameEvent[];
  view: View;
  mine?: { [name: string]: Mine };
  aids?: { [name: string]: Aid };
  re?: number;
}

export type By = 'person' | 'bot' | 'minder' | 'order';

export interface TellPlayed {
  type: 'played';
  n: number;
  at: number;
  seat: number;
  by: By;
  takeBack: number;
  events?: GameEvent[];
  view: View;
  mine?: { [name: string]: Mine };
  aids?: { [name: string]: Aid };
  re?: number;
}

export interface TellTookBack {
  type: 'took-back';
  n: number;
  at: number;
  seat: number;
  view: View;
  mine?: { [name: string]: Mine };
  aids?: { [name: string]: Aid };
  re?: number;
}

export interface TellSaid {
  type: 'said';
  seat: number;
  phrase: string;
}

export interface TellDone {
  type: 'done';
  n: number;
  re?: number;
}

export interface Problem {
  code: string;
  message: string;
  clause: string;
  details: { [name: string]: string };
}

export interface TellRefused {
  type: 'refused';
  error: Problem;
  re?: number;
}

export interface TellPong {
  type: 'pong';
  re?: number;
}

export interface TellBye {
  type: 'bye';
  after: number;
}

export type Tell = TellTable | TellChanged | TellStarted | TellPlayed | TellTookBack | TellSaid | TellDone | TellRefused | TellPong | TellBye;

export interface Arrive {
  name: string;
}

export interface Arrived {
  id: string;
  name: string;
  token: string;
}

export interface Enter {
  token: string;
}

export interface Me {
  id: string;
  name: string;
}

export interface Open {
  game: GameSlug;
  seats: number;
  options: { [name: string]: string };
  listed: boolean;
  clock: number;
  bots: string;
  sit: boolean;
}

export interface Learn {
  game: GameSlug;
}

export interface Tables {
  tables: TableInfo[];
}

export interface Games {
  games: GameSummary[];
}

export interface GameSummary {
  id: string;
  game: GameSlug;
  ended: number;
  names: string[];
  bots: string[];
  points: number[];
  winners: number[];
  moves: number;
}

export interface FinishedGame {
  id: string;
  game: GameSlug;
  ended: number;
  names: string[];
  bots: string[];
  points: number[];
  winners: number[];
  moves: number;
  fair: FairInfo;
}

export interface Failure {
  error: Problem;
}

export interface Catalogue {
  games: GameEntry[];
  phrases: string[];
}

export interface GameEntry {
  game: GameSlug;
  title: string;
  authors: string;
  minSeats: number;
  maxSeats: number;
  options: OptionEntry[];
  clauses: ClauseEntry[];
  bots: string[];
  orders: string[];
}

export interface OptionEntry {
  name: string;
  clause: string;
  range: string;
  presets: string[];
}

export interface ClauseEntry {
  id: string;
  kind: string;
  title: string;
}

export interface TwentyEightView {
  seat: number;
  toAct: number;
  round: number;
  firstGiver: number;
  giver: number;
  taken: boolean;
  choosing: boolean;
  lastRound: boolean;
  passIsFinal: boolean;
  lowMayPlayFor28: boolean;
  pile: number;
  supply: TwentyEightViewGems;
  middle: TwentyEightViewGems;
  players: TwentyEightViewPlayer[];
}

export interface TwentyEightViewGems {
  blue: number;
  red: number;
}

export interface TwentyEightViewPlayer {
  secret: string[];
  open: string[];
  answers: string;
  out: boolean;
  passed: boolean;
  half: Half;
  gems: TwentyEightViewGems;
}

export type Half = 'none' | 'eight' | 'twenty-eight';

export interface TwentyEightDealt {
  type: 'dealt';
  round: number;
  giver: number;
  deck: string[];
  secrets: string[];
}

export type Gem = 'blue' | 'red' | 'none';

export interface TwentyEightTurn {
  type: 'turn';
  actor: number;
  gem: Gem;
}

export interface TwentyEightTaken {
  type: 'taken';
  actor: number;
  card: string[];
}

export interface TwentyEightDeclined {
  type: 'declined';
  actor: number;
}

export interface TwentyEightWentOut {
  type: 'went-out';
  actor: number;
}

export interface TwentyEightPileEmptied {
  type: 'pile-emptied';
  actor: number;
}

export interface TwentyEightRevealed {
  type: 'revealed';
  secrets: string[];
}

export interface TwentyEightChosen {
  type: 'chosen';
  actor: number;
  half: Half;
}

export interface TwentyEightSettled {
  type: 'settled';
  round: number;
  directHits: number[];
  half: number;
  first: number[];
  second: number[];
  given: number[][];
  points: number[];
  gems: number[][];
  middle: number[];
}

export interface Ended {
  type: 'ended';
  points: number[];
  winners: number[];
}

export type TwentyEightEvent = TwentyEightDealt | TwentyEightTurn | TwentyEightTaken | TwentyEightDeclined | TwentyEightWentOut | TwentyEightPileEmptied | TwentyEightRevealed | TwentyEightChosen | TwentyEightSettled | Ended;

export interface HalfView {
  seat: number;
  toAct: number;
  phase: HalfViewPhase;
  round: number;
  rounds: number;
  ghostKeepsFive: boolean;
  dealer: number;
  swappers: number[];
  value: number;
  five: boolean;
  lawbreaker: number;
  pile: string[];
  players: HalfViewSeatView[];
}

export type HalfViewPhase = 'swap' | 'opening' | 'play' | 'over';

export interface HalfViewSeatView {
  hand: string[];
  bank: number;
  open: string[];
  blind: string[];
  burned: string[];
  points: number;
}

export interface HalfDealt {
  type: 'dealt';
  round: number;
  dealer: number;
  hands: string[][];
  open: string[][];
  deck: string[];
}

export interface HalfSwapped {
  type: 'swapped';
  actor: number;
  place: number;
  gave: string[];
  seat: number;
  theirPlace: number;
  got: string[];
}

export interface HalfKept {
  type: 'kept';
  actor: number;
}

export interface HalfOpens {
  type: 'opens';
  seat: number;
}

export type Source = 'hand' | 'open' | 'blind';

export interface HalfPlayed {
  type: 'played';
  actor: number;
  cards: string[];
  source: Source;
  places: number[];
  value: number;
}

export interface HalfDrew {
  type: 'drew';
  actor: number;
  cards: string[];
}

export interface HalfTurnedUp {
  type: 'turned-up';
  actor: number;
  place: number;
  card: string[];
  played: boolean;
}

export interface HalfCollected {
  type: 'collected';
  actor: number;
  cards: string[];
}

export interface HalfCaught {
  type: 'caught';
  actor: number;
  lawbreaker: number;
  cards: string[];
}

export interface HalfWentOut {
  type: 'went-out';
  actor: number;
  alsoVice: boolean;
}

export interface HalfScored {
  type: 'scored';
  round: number;
  president: number;
  vicePresidents: number[];
  cards: number[];
  points: number[];
}

export type HalfEvent = HalfDealt | HalfSwapped | HalfKept | HalfOpens | HalfPlayed | HalfDrew | HalfTurnedUp | HalfCollected | HalfCaught | HalfWentOut | HalfScored | Ended;

export interface EightsView {
  seat: number;
  toAct: number;
  round: number;
  dealer: number;
  target: number;
  row: string[];
  hand: string[];
  seats: EightsViewSeat[];
  stack: string[];
  passes: number;
  wordless: number;
}

export interface EightsViewSeat {
  cards: number;
  known: string[];
  laid: EightsViewLaid[];
  points: number;
}

export interface EightsViewLaid {
  word: Word;
  cards: string[];
}

export type Word = 'one' | 'two' | 'three' | 'four' | 'five' | 'six' | 'seven' | 'eight';

export interface EightsDealt {
  type: 'dealt';
  hand: number;
  dealer: number;
  seats: number;
  handSize: number;
  row: string[];
  deck: string[];
}

export interface EightsSpelled {
  type: 'spelled';
  seat: number;
  word: Word;
  cards: string[];
  borrowed: string[];
  replacements: string[];
  points: number;
}

export interface EightsDrew {
  type: 'drew';
  seat: number;
  cards: string[];
  left: number;
}

export interface EightsPassed {
  type: 'passed';
  seat: number;
  under: string[];
  drawn: string[];
}

export interface EightsHandScored {
  type: 'hand-scored';
  hand: number;
  words: number;
  points: number[];
}

export interface EightsSafetyStop {
  type: 'safety-stop';
  hands: number;
}

export type EightsEvent = EightsDealt | EightsSpelled | EightsDrew | EightsPassed | EightsHandScored | EightsSafetyStop | Ended;

export interface TwentyEightAid {
  totals: number[];
  next: TwentyEightAidNext[];
  unseen: { [name: string]: number };
}

export interface TwentyEightAidNext {
  cards: number;
  eight: number;
  over: number;
  hit: number;
}

export interface HalfAid {
  plays: HalfAidPlay[];
  danger: number;
  unseen: { [name: string]: number };
}

export interface HalfAidPlay {
  move: string;
  value: number;
  catches: number;
  risk: number;
}

export interface EightsAid {
  words: EightsAidBest[];
  letters: { [name: string]: number };
  suits: { [name: string]: number };
}

export interface EightsAidBest {
  word: Word;
  points: number;
  best: string;
}

export type Aid = TwentyEightAid | HalfAid | EightsAid;

export type View = TwentyEightView | HalfView | EightsView;

export type GameEvent = TwentyEightEvent | HalfEvent | EightsEvent;
