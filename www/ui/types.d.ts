/** Shapes that the modules of this folder share. */

export interface Link {
  /** `location.hash` as it was read: empty, or with its `#` */
  hash: string;
  /** The part before `?`, without slashes at either end; `''` is the home page */
  route: string;
  /** The first value of every name, in the order of the link */
  params: ReadonlyMap<string, string>;
  /** Names that stand more than once; the first value counts */
  repeated: readonly string[];
  /** How many pieces stand after the last name that is read */
  unread: number;
}

/** What a field needs whose text may be too long for it. */
export interface Own {
  value: string;
  change: (text: string) => void;
  /** The most characters that the field shows */
  characters?: number;
  /** Takes what is too long for a field, instead of the sentence that says so */
  take?: (text: string) => void;
  /** Where the field is to be found */
  area?: { current: HTMLTextAreaElement | null };
}

/** What a router needs of a window. */
export interface Browser {
  location: { hash: string };
  history: Pick<History, 'pushState' | 'replaceState' | 'state'>;
  addEventListener: (type: 'hashchange', listener: () => void) => void;
  removeEventListener: (type: 'hashchange', listener: () => void) => void;
  setTimeout: (run: () => void, ms: number) => any;
  clearTimeout: (timer: any) => void;
  performance: { now: () => number };
}

export interface StonesProps {
  pile: bigint;
  /** Stones that are about to be taken */
  chosen: bigint;
  /** Stones that were taken last and leave a trace, and earlier ones whose room is kept */
  taken?: number;
  gone?: number;
  /** The least that may be taken; 1 where nothing is said */
  least?: bigint;
  /** The most that may be taken; 0 when it is not your turn */
  most: bigint;
  choose: (take: number) => void;
  /** Whether so many may be taken, where not all between are allowed */
  isFree?: (take: number) => boolean;
}

/** One of a few values, as fields offer them. */
export interface Choices {
  among: readonly { value: string; text: string; disabled?: boolean }[];
  chosen: string | undefined;
  choose: (value: any) => void;
}
