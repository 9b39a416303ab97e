// What the server answers, as JSON. Types only: no script asks for this file.

/** An answer as it comes: the status, as HTTP has them, and JSON. */
export interface RawAnswer {
  status: number;
  text: string;
}

/** What answers the requests of the page: a server, or the engine in this browser. */
export interface Backend {
  /** Sends a request with a body of this type. */
  ask(method: string, path: string, body?: string, type?: string): Promise<RawAnswer>;
  /** Listens to events until the returned function is called; says when the connection is made or lost. */
  listen(path: string, onMessage: (message: any) => void, onConnection: (open: boolean) => void): () => void;
}

export type Player = 0 | 1;
/** A value of a search; JSON has no infinite numbers. */
export type Value = number | "Infinity" | "-Infinity";

export interface Option {
  key: string;
  label: string;
  kind: "number" | "flag" | "choice" | "text";
  default?: unknown;
  values?: (string | number)[];
}

export interface VariantOption {
  option: string;
  label: string;
  values: (string | number)[];
  default: string | number;
}

export interface Opponent {
  name: string;
  options: Option[];
}

/** What can be searched step by step. */
export interface SearchAbout {
  id: string;
  name: string;
  players: [string, string];
  move_help?: string;
  variants: VariantOption[];
  /** The file that a start comes from, where there are such files; a task names its search, too. */
  start_text: { label: string; sample: string | null; is_task: boolean } | null;
  textbook: {
    algorithms: string[];
    heuristics: string[];
    /** A depth limit that makes a tree of a size to look at; null if a start names its own. */
    limit: number | null;
    log: LogFormat | null;
  };
}

export interface GameAbout extends SearchAbout {
  has_programs: boolean;
  /** A command that starts a program; null if programs cannot play. */
  program_example: string | null;
  opponents: Opponent[];
  default_opponent: string;
}

/** The log that the assignment asks for of a search. */
export interface LogFormat {
  file: string;
  columns: string[];
}

export interface About {
  version: string;
  games: GameAbout[];
  /** Trees of one's own. */
  tree: SearchAbout;
  /** What is played beside the server. */
  live: string | null;
}

export interface Square {
  /** Its name, which is the move to it. */
  id: string;
  row: number;
  column: number;
  piece: Player | null;
  value?: number;
  legal: boolean;
  why?: string;
  mark?: "last";
}

export interface Board {
  game: string;
  /** How the page draws it. */
  drawing: string;
  players: [string, string];
  rows: number;
  columns: number;
  row_names: string[];
  column_names: string[];
  squares: Square[];
  other_moves: { id: string; label: string; legal: boolean; why?: string }[];
  to_move: Player | null;
  move_number: number;
  moves_left?: number;
  score: [number, number];
  over: boolean;
  outcome?: Outcome;
  words: string;
}

export interface Outcome {
  winner: Player | null;
  words: string;
}

export interface Move {
  move: string;
  player: Player;
  cpu: number | null;
  wall: number | null;
}

export interface PositionEvent {
  kind: "position";
  board: Board;
  history: Move[];
  asked: Player | null;
  clock: [number, number];
  players?: [string, string];
}

export interface StderrEvent {
  kind: "stderr";
  player: Player;
  text: string;
}

export interface EndedEvent {
  kind: "ended";
  outcome: Outcome;
  record?: unknown;
  record_id?: string;
}

export type GameEvent = PositionEvent | StderrEvent | EndedEvent;

export interface LiveGame {
  number: number;
  players: [string, string];
  board: Board;
  clock: [number, number];
  outcome: Outcome | null;
}

export interface LiveState {
  /** That of its games as records. */
  id: string;
  title: string;
  over: boolean;
  game: LiveGame | null;
  standings: Table;
  finished: { id: number; number: number; players: [string, string]; words: string }[];
}

export interface Hint {
  moves: {
    move: string;
    value_words: string;
    proved: boolean;
    result?: "win" | "draw" | "loss" | null;
    /** The points for the player to move: solved if it is proved, or else an estimate. */
    value?: number | null;
  }[];
  best: string | null;
}

export interface TreeSummary {
  algorithm: string;
  events: number;
  lines: number;
  nodes: number;
  done: boolean;
  too_long: boolean;
  range?: [number, number];
  result?: { best: string | null; value: Value };
}

/** What minimax would find of a node that alpha-beta skips. */
export interface Skipped {
  kind: "leaf" | "inner";
  /** The node with all those below it; there are more if the value is not known. */
  nodes: number;
  value: Value | null;
}

export interface Child {
  move: string;
  name: string;
  state: "unvisited" | "current" | "done" | "cut";
  kind?: "leaf" | "cached" | "inner";
  value?: Value;
  steps?: [number, number];
  why?: string;
  skipped?: Skipped;
}

export interface TreeNode {
  move: string;
  name: string;
  depth: number;
  is_max: boolean;
  value: Value;
  alpha: Value;
  beta: Value;
  skipped?: Skipped;
}

export interface PathNode extends TreeNode {
  children: Child[];
}

export interface Jumps {
  step: number | null;
  line?: number | null;
  update?: number | null;
  cut?: number | null;
  over?: number | null;
  out?: number | null;
}

export interface Step {
  step: number;
  kind: "enter" | "leaf" | "update" | "cut" | "cached";
  line: number | null;
  line_text: string | null;
  node: TreeNode & { path: string[]; best: string | null };
  path: PathNode[];
  before?: { value: Value; alpha: Value; beta: Value };
  child?: { move: string; value: Value };
  board: Board | null;
  explanation: string;
  /** The same for readers of a log: with its lines, and infinite values as they stand there. */
  log_explanation: string;
  next: Jumps;
  previous: Jumps;
}

export interface LogCheck {
  same: boolean;
  line: number | null;
  step: number | null;
  yours: string | null;
  right: string | null;
  explanation: string;
  mistakes: { id: string; description: string }[];
  lines_yours: number;
  lines_right: number;
}

export interface LogNode {
  name: string;
  depth: string;
  value: string;
  alpha: string;
  beta: string;
  /** The children that the log has come back from. */
  children: { name: string; value: string }[];
}

export interface LogLine {
  yours: string | null;
  yours_path: LogNode[] | null;
}

export interface RecordList {
  id: string;
  games: { number: number; players: [string, string]; outcome: Outcome; boards: number }[];
}

export interface Analysis {
  ply: number;
  value_words: string;
  value: number | null;
  winner?: Player | null;
  proved: boolean;
  /** The points that a search expects player 0 to win by, where nothing is proved. */
  estimate?: number;
  mistake?: { id?: string; words: string; better: string | null };
}

/** A line that leaves a game. */
export interface Variation {
  /** The number of moves of the game before it. */
  after: number;
  moves: Move[];
  /** The board that it leaves the game at, and the one after each of its moves. */
  boards: Board[];
  /** By the number of all moves before them. */
  comments: Record<string, string>;
}

export interface GameRecord {
  title?: string;
  game: string;
  players: [string, string];
  boards: Board[];
  moves: Move[];
  outcome: Outcome;
  /** By the number of moves before them. */
  comments?: Record<string, string>;
  variations?: Variation[];
  analysis?: Analysis[];
  /** The moves that keep the result, by the index of the board. */
  keeps?: Record<string, string[]>;
}

export type Cell = string | number | null | { text: string; href?: string; game?: number };

export interface Table {
  caption: string;
  columns: { label: string; numeric?: boolean }[];
  rows: Cell[][];
}

/** What a self-contained file holds. */
/** A log that went wrong, beside the right search from its first wrong line on. */
export interface LogRecord {
  title: string;
  algorithm: string;
  columns: string[];
  check: LogCheck;
  lines: { right: Step | null; yours_path: LogNode[] | null }[];
}

export type PageRecord = ({ kind: "game" } & GameRecord) | ({ kind: "log" } & LogRecord);

export interface PageData {
  schema: "suite/page";
  version: 1;
  title: string;
  records: PageRecord[];
}
